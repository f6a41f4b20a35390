import { origins } from "../../content/derived/timetable.ts";
import type { Operator } from "../../content/operators.ts";
import { paths } from "../../paths.ts";
import { boardAnchor } from "../../universal/departures.ts";

interface OtherBusesProps {
  readonly operator: Operator;
}

/** A link from a company without times to the departures of others, from the same part of the city if it can. */
export function OtherBuses({ operator: { terminals } }: OtherBusesProps) {
  const from = origins.find(({ id }) => id === terminals[0].terminal);
  return (
    <a href={from ? `${paths.schedules}#${boardAnchor(from.id)}` : paths.schedules}>
      {`Other buses ${from ? `from ${from.name}` : "to Baguio"}`}
    </a>
  );
}
