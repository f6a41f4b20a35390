import { frequencyOf } from "../../content/derived/board.ts";
import { busesText } from "../../content/derived/operator-texts.ts";
import { summaryOf } from "../../content/derived/timetable.ts";
import { hoursText, priceText } from "../../content/formulas/amounts.ts";
import { aboveRanges, fareAboveRanges } from "../../content/getting-there.ts";
import type { BusService } from "../../content/schema/getting-there.ts";
import { boardingTerminals, terminalById } from "../../content/terminals.ts";
import { paths } from "../../paths.ts";
import { boardAnchor } from "../../universal/departures.ts";
import { ClockTime } from "../timetable/ClockTime.tsx";
import { WayTable } from "./WayTable.tsx";

const columns = ["First and last trip", "Travel time", "Fare range"];

export function BusServiceTable({ services }: { readonly services: readonly BusService[] }) {
  return <WayTable heading="From" columns={columns} rows={services.map(rowOf)} />;
}

function rowOf({ terminal: id, fare, hours, tips }: BusService) {
  const { first, last, departures } = summaryOf(id);
  return {
    id,
    name: (
      <>
        <a href={`${paths.terminals}#${id}`} translate="no">
          {terminalById[id].shortName}
        </a>{" "}
        <small>
          <a href={`${paths.schedules}#${boardAnchor(id)}`}>{departures}</a>
        </small>
      </>
    ),
    cells: {
      "First and last trip": (
        <>
          <b>
            <ClockTime minutes={first} /> – <ClockTime minutes={last} />
          </b>
          <p>{frequencyOf(id)}</p>
        </>
      ),
      "Travel time": hoursText(hours),
      "Fare range": (
        <>
          <b>{priceText(fare)}</b>
          {boardingTerminals(aboveRanges).includes(id) && <p>{fareAboveRanges}</p>}
        </>
      ),
    },
    note: `${busesText(terminalById[id])}. ${tips.join(" ")}`,
  };
}
