import { priceText, type Range, spanOf } from "../../values/format.ts";
import { discountPercent } from "../figures.ts";
import { unconfirmedStar } from "../operator-texts.ts";
import { type Operator, operators } from "../operators.ts";
import type { BusType } from "../schema/operators.ts";
import { boardingTerminals, busRoutes, terminalById } from "./terminals.ts";

/** In whole pesos: 495 gives 396. */
export function discountedFare(price: number): number {
  return Math.round((price * (100 - discountPercent)) / 100);
}

/** The fares charged on all days, without those that only the timetable lists. */
function regularFares({ fares }: Operator) {
  return fares.filter(({ isOnSelectedTrips }) => !isOnSelectedTrips);
}

/** The lowest and highest regular fare. */
export function fareLimits(operator: Operator): Range {
  return spanOf(regularFares(operator).map(({ price }) => price));
}

/** The classes sold on all days. */
export function regularBusTypes(operator: Operator): readonly BusType[] {
  return regularFares(operator).map(({ busType }) => busType);
}

/** By lowest fare, then by highest fare. */
export const operatorsByFare: readonly Operator[] = operators.toSorted((a, b) => {
  const [lowestA, highestA] = fareLimits(a);
  const [lowestB, highestB] = fareLimits(b);
  return lowestA - lowestB || highestA - highestB;
});

/** The cheapest of some operators, if it is below a fare: "Coda Lines lists ₱470, not confirmed." */
export function lowerFareText(fare: number, others: readonly Operator[]): string | undefined {
  const lower = operatorsByFare.find(
    (operator) => others.includes(operator) && fareLimits(operator)[0] < fare,
  );
  return (
    lower &&
    `${lower.shortName} lists ${priceText(fareLimits(lower)[0])}${lower.doubt ? ", not confirmed" : ""}.`
  );
}

/** "Coda Lines *", if its trips are not confirmed. */
export function starredText(text: string, operator: Operator): string {
  return operator.doubt ? `${text}\u00a0${unconfirmedStar}` : text;
}

/** The terminals where an operator's trips to Baguio begin. */
export function boardingNames(operator: Operator): readonly string[] {
  return boardingTerminals(operator).map((id) => terminalById[id].shortName);
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

/** Counts the other operators to Baguio from the same areas. */
export function otherOperatorCount(operator: Operator, all: readonly Operator[]): number {
  const places = boardingTerminals(operator).map((id) => terminalById[id]);
  return all.filter(
    ({ slug }) => slug !== operator.slug && places.some((place) => place.operators.includes(slug)),
  ).length;
}
