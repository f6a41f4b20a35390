import type { Operator } from "./operator.ts";
import { busTypesText } from "./operator-texts.ts";
import { fareRange } from "./operators.ts";
import type { PageMeta } from "./page-texts.ts";
import { terminalById } from "./terminals.ts";

/** What stands in the head of an operator's profile. */
export function operatorMeta(operator: Operator): PageMeta {
  const { name, tripsPerDay, terminals } = operator;
  const places = terminals.map(({ terminal }) => terminalById[terminal].shortName);
  return {
    title: `${name} to Baguio: fares, terminals and tips`,
    description: `${name} buses to Baguio: ${tripsPerDay} trips a day from ${places.join(", ")}, ${fareRange(operator)} one way, ${busTypesText(operator)}. Where to board and how early to come.`,
    keywords: [
      `${name} Baguio`,
      `${name} fare`,
      `${name} terminal`,
      ...places.map((place) => `${place} to Baguio bus`),
    ],
  };
}
