import { joinWords, minutesText, priceText, type Range, spanOf } from "../../format.ts";
import { discountPercent } from "../figures.ts";
import { askForTimesText, type Operator, operators, unconfirmedStar } from "../operators.ts";
import type { BusFare } from "../schema/operators.ts";
import { boardingTerminals, busRoutes, terminalById } from "./terminals.ts";

/** Whether an operator's trips between Metro Manila and Baguio may not run as listed. */
export function isUnconfirmed({ doubt }: Operator): boolean {
  return doubt !== undefined;
}

/** In whole pesos: 495 gives 396. */
export function discountedFare(price: number): number {
  return Math.round((price * (100 - discountPercent)) / 100);
}

/** The fares charged on all days, without those that only the timetable lists. */
function regularFares({ fares }: Operator): readonly BusFare[] {
  return fares.filter(({ isOnSelectedTrips }) => !isOnSelectedTrips);
}

/** The lowest and highest regular fare. */
export function fareLimits(operator: Operator): Range {
  return spanOf(regularFares(operator).map(({ price }) => price));
}

/** "₱495–₱520", or one price. */
export function fareRange(operator: Operator): string {
  return priceText(fareLimits(operator));
}

/** "Fare range, without First Class". */
export function fareRangeLabel({ fares }: Operator): string {
  const others = fares.filter(({ isOnSelectedTrips }) => isOnSelectedTrips);
  return ["Fare range", ...others.map(({ busType }) => `without ${busType}`)].join(", ");
}

/** The classes sold on all days: "Regular AC and Deluxe". */
export function busTypesText(operator: Operator): string {
  return joinWords(regularFares(operator).map(({ busType }) => busType));
}

/** "2 bus types: Regular AC and Deluxe". */
export function busTypeCountText(operator: Operator): string {
  const { length } = regularFares(operator);
  return `${length} bus ${length === 1 ? "type" : "types"}: ${busTypesText(operator)}`;
}

/** By lowest fare, then by highest fare. */
export const operatorsByFare: readonly Operator[] = operators.toSorted((a, b) => {
  const [lowestA, highestA] = fareLimits(a);
  const [lowestB, highestB] = fareLimits(b);
  return lowestA - lowestB || highestA - highestB;
});

const faresOnSelectedTrips = operators.flatMap(({ shortName, fares }) =>
  fares
    .filter(({ isOnSelectedTrips }) => isOnSelectedTrips)
    .map(({ busType, price }) => `${shortName} ${busType} at ${priceText(price)}`),
);
const withGuessedClasses = operators
  .filter(({ hasGuessedClasses }) => hasGuessedClasses)
  .map(({ shortName }) => shortName);

/** What the ranges of fares leave out, and whose classes are not known by name. */
export const fareRangeNote = `Outside the ranges: ${joinWords(faresOnSelectedTrips)}, on selected trips. The class names of ${joinWords(withGuessedClasses)} are our guess.`;

/** The cheapest of some operators, if it is below a fare: "Coda Lines lists ₱470, not confirmed." */
export function cheaperCompanyText(fare: number, others: readonly Operator[]): string | undefined {
  const lower = operatorsByFare.find(
    (operator) => others.includes(operator) && fareLimits(operator)[0] < fare,
  );
  return (
    lower &&
    `${lower.shortName} lists ${priceText(fareLimits(lower)[0])}${isUnconfirmed(lower) ? ", not confirmed" : ""}.`
  );
}

/** For terminals without times in the guide. */
export function noDeparturesText({ name, tripsPerDay, doubt = askForTimesText }: Operator): string {
  return `${name} is listed with ${tripsPerDay} trips a day. ${doubt} Have a second company in mind.`;
}

/** "Coda Lines *", if its trips are not confirmed. */
export function starredText(text: string, operator: Operator): string {
  return isUnconfirmed(operator) ? `${text}\u00a0${unconfirmedStar}` : text;
}

/** The terminals where an operator's trips to Baguio begin. */
export function boardingNames(operator: Operator): readonly string[] {
  return boardingTerminals(operator).map((id) => terminalById[id].shortName);
}

/** "Cubao, Pasay, PITX". */
export function boardingText(operator: Operator): string {
  return boardingNames(operator).join(", ");
}

/** "30 trips a day from Cubao, Pasay and PITX". */
export function tripsText(operator: Operator): string {
  return `${operator.tripsPerDay} trips a day from ${joinWords(boardingNames(operator))}`;
}

/** Printed after the operator's name: "be there 30 minutes early". */
export function earlyNote({ earlyMinutes }: Operator): string {
  return `be there ${minutesText(earlyMinutes)} early`;
}

/** A text for each of an operator's terminals where no trip begins. */
export function noTripsTexts(operator: Operator): readonly string[] {
  const boarding = boardingNames(operator);
  return operator.terminals
    .map(({ terminal }) => terminalById[terminal].shortName)
    .filter((name) => !boarding.includes(name))
    .map((name) => `No trips from ${name} in our timetable`);
}

/**
 * Every road of an operator: "Cubao to Baguio". Roads from its terminals first, then other roads on the
 * routes page, then roads on its profile.
 */
export function operatorRoutes(operator: Operator): readonly string[] {
  const fromTerminals = boardingNames(operator).map((name) => starredText(`${name} to Baguio`, operator));
  const others = busRoutes
    .filter(({ terminal, operators }) => terminal === undefined && operators.includes(operator.slug))
    .map(({ from, to }) => starredText(`${from} to ${to}`, operator));
  const profileRoutes = (operator.routes ?? []).map(({ title }) => title);
  return [...new Set([...fromTerminals, ...others, ...profileRoutes])];
}
