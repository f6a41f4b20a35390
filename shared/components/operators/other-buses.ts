import { origins, timetableOperators } from "../../content/derived/timetable.ts";
import { type Operator, type OperatorSlug, operatorBySlug } from "../../content/operators.ts";
import { boardingTerminals } from "../../content/terminals.ts";
import { paths, type SiteHref } from "../../paths.ts";
import { boardAnchor } from "../../universal/departures.ts";

interface OtherBuses {
  readonly href: SiteHref;
  readonly text: string;
  /** The other operators with departures there. */
  readonly slugs: readonly OperatorSlug[];
}

/** Links from an operator to the departures of others, from the same terminal if it is in the timetable. */
export function otherBuses({ slug, terminals }: Operator): OtherBuses {
  const from = origins.find(({ id }) => id === terminals[0].terminal);
  return {
    href: from ? `${paths.schedules}#${boardAnchor(from.id)}` : paths.schedules,
    text: `Other buses ${from ? `from ${from.name}` : "to Baguio"}`,
    slugs: timetableOperators
      .map((operator) => operator.slug)
      .filter(
        (other) => other !== slug && (!from || boardingTerminals(operatorBySlug[other]).includes(from.id)),
      ),
  };
}
