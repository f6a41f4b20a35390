import { origins } from "../../content/derived/timetable.ts";
import type { Operator } from "../../content/operators.ts";
import { paths } from "../../paths.ts";
import { boardAnchor } from "../../universal/departures.ts";
import { ButtonLink } from "../controls/ButtonLink.tsx";

interface OtherBusesProps {
  readonly operator: Operator;
}

/** Links from a company without times to the departures of others, from the same part of the city if it can. */
export function OtherBuses({ operator: { terminals } }: OtherBusesProps) {
  const from = origins.find(({ id }) => id === terminals[0].terminal);
  return (
    <ButtonLink href={from ? `${paths.schedules}#${boardAnchor(from.id)}` : paths.schedules} kind="line" wide>
      {`Other buses ${from ? `from ${from.name}` : "to Baguio"}`}
    </ButtonLink>
  );
}
