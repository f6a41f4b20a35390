import type { Operator } from "./operator.ts";
import { fareRange } from "./operators.ts";
import type { PageMeta } from "./page-texts.ts";
import { terminalById } from "./terminals.ts";

/** What stands in the head of an operator's profile. */
export function operatorMeta(operator: Operator): PageMeta {
  const { name, tripsPerDay, terminals, fares } = operator;
  const places = terminals.map(({ terminal }) => terminalById[terminal].shortName);
  // Only the classes that the range of fares covers.
  const classes = fares.filter(({ scheduleOnly }) => !scheduleOnly).map(({ busType }) => busType);
  return {
    title: `${name} to Baguio: fares, terminals and tips`,
    description: `${name} to Baguio: ${tripsPerDay} trips a day from ${places.join(", ")}, ${fareRange(operator)} one way, ${classes.join(" and ")}. Where to board and how early to come.`,
    keywords: [
      `${name} Baguio`,
      `${name} fare`,
      `${name} terminal`,
      ...places.map((place) => `${place} to Baguio bus`),
    ],
  };
}
