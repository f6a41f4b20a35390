import { paths, type SiteHref } from "../../paths.ts";
import { boardAnchor } from "../../universal/departures.ts";
import type { Operator } from "../operators.ts";
import { origins } from "./timetable.ts";

interface OtherBuses {
  readonly href: SiteHref;
  readonly text: string;
}

/** Links from an operator to the departures of others, from the same terminal if it is in the timetable. */
export function otherBuses({ terminals }: Operator): OtherBuses {
  const from = origins.find(({ id }) => id === terminals[0].terminal);
  return {
    href: from ? `${paths.schedules}#${boardAnchor(from.id)}` : paths.schedules,
    text: `Other buses ${from ? `from ${from.name}` : "to Baguio"}`,
  };
}
