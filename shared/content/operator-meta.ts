import { fareRange, regularFares } from "./operators.ts";
import type { OperatorFacts } from "./schema/operators.ts";
import type { PageMeta } from "./schema/pages.ts";
import { boardingTerminals, terminalById } from "./terminals.ts";

/** What stands in the head of an operator's profile. */
export function operatorMeta(operator: OperatorFacts): PageMeta {
  const { name, tripsPerDay } = operator;
  const places = boardingTerminals(operator).map((id) => terminalById[id].shortName);
  const classes = regularFares(operator).map(({ busType }) => busType);
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
