import { frequencyOf } from "../../content/derived/board.ts";
import { busesText } from "../../content/derived/operator-texts.ts";
import type { OriginSummary } from "../../content/derived/timetable.ts";
import type { BusService } from "../../content/schema/getting-there.ts";
import type { Terminal } from "../../content/terminals.ts";
import { paths } from "../../paths.ts";
import { boardAnchor } from "../../universal/departures.ts";
import { ButtonLink } from "../controls/ButtonLink.tsx";
import { BarList } from "../text/BarList.tsx";
import { KeyFacts } from "../text/KeyFacts.tsx";
import { ClockTime } from "../timetable/ClockTime.tsx";
import styles from "./BusServiceCard.module.css";

interface BusServiceCardProps {
  readonly service: BusService;
  readonly terminal: Terminal;
  /** First and last trip of the terminal. */
  readonly trips: Pick<OriginSummary, "first" | "last">;
}

/** Going by bus from one terminal, with links to its location and to its departures. */
export function BusServiceCard({ service, terminal, trips }: BusServiceCardProps) {
  const { duration, fare, tips } = service;
  const { id, shortName } = terminal;
  return (
    <article id={id} className={styles.service}>
      <h3 className={styles.heading}>
        {"From "}
        <a href={`${paths.terminals}#${id}`} translate="no">
          {shortName}
        </a>
      </h3>
      <KeyFacts
        figures={[
          { label: "Rough fare", value: fare },
          { label: "First trip", value: <ClockTime minutes={trips.first} /> },
          { label: "Last trip", value: <ClockTime minutes={trips.last} /> },
        ]}
        rows={[
          { label: "Frequency", value: frequencyOf(id) },
          { label: "Travel time", value: duration },
          { label: "Buses", value: busesText(terminal) },
        ]}
      />
      <div className={styles.tips}>
        <BarList mark="fact" items={tips} />
      </div>
      <ButtonLink kind="line" wide href={`${paths.schedules}#${boardAnchor(id)}`}>
        {`Departures from ${shortName}`}
      </ButtonLink>
    </article>
  );
}
