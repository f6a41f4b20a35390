import { fareRange, isUnconfirmed } from "../operators.ts";
import type { OperatorFacts } from "../schema/operators.ts";
import type { PageMeta } from "../schema/pages.ts";
import { boardingTerminals, terminalById } from "../terminals.ts";
import { busTypesText } from "./operator-texts.ts";

/** The metadata of an operator's profile. */
export function operatorMeta(operator: OperatorFacts): PageMeta {
  const { name, tripsPerDay } = operator;
  const unconfirmed = isUnconfirmed(operator);
  const places = boardingTerminals(operator).map((id) => terminalById[id].shortName);
  const trips = `${unconfirmed ? "listed with " : ""}${tripsPerDay} trips a day`;
  const advice = unconfirmed
    ? "Not confirmed: ask the company first."
    : "Where to board and how early to come.";
  return {
    title: `${name} to Baguio: fares, terminals and tips`,
    description: `${name} to Baguio: ${trips} from ${places.join(", ")}, ${fareRange(operator)} one way, ${busTypesText(operator)}. ${advice}`,
    keywords: [
      `${name} Baguio`,
      `${name} fare`,
      `${name} terminal`,
      ...places.map((place) => `${place} to Baguio bus`),
    ],
  };
}
