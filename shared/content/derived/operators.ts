import { joinWords, priceText, type Range, spanOf } from "../../values/format.ts";
import { discountPercent } from "../figures.ts";
import { unconfirmedStar } from "../operator-texts.ts";
import { type Operator, operators } from "../operators.ts";
import type { BusFare, BusType } from "../schema/operators.ts";
import type { PageMeta } from "../schema/pages.ts";
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
export function cheaperCompanyText(fare: number, others: readonly Operator[]): string | undefined {
  const lower = operatorsByFare.find(
    (operator) => others.includes(operator) && fareLimits(operator)[0] < fare,
  );
  return (
    lower &&
    `${lower.shortName} lists ${priceText(fareLimits(lower)[0])}${isUnconfirmed(lower) ? ", not confirmed" : ""}.`
  );
}

/** "Coda Lines *", if its trips are not confirmed. */
export function starredText(text: string, operator: Operator): string {
  return isUnconfirmed(operator) ? `${text}\u00a0${unconfirmedStar}` : text;
}

/** The terminals where an operator's trips to Baguio begin. */
export function boardingNames(operator: Operator): readonly string[] {
  return boardingTerminals(operator).map((id) => terminalById[id].shortName);
}

/** "30 trips a day from Cubao, Pasay and PITX". */
export function tripsText(operator: Operator): string {
  return `${operator.tripsPerDay} trips a day from ${joinWords(boardingNames(operator))}`;
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

/** Counts the other companies to Baguio from the same areas. */
export function otherCompanyCount(operator: Operator, all: readonly Operator[]): number {
  const places = boardingTerminals(operator).map((id) => terminalById[id]);
  return all.filter(
    ({ slug }) => slug !== operator.slug && places.some((place) => place.operators.includes(slug)),
  ).length;
}

export function profileMeta(operator: Operator): PageMeta {
  const { name } = operator;
  const unconfirmed = isUnconfirmed(operator);
  const trips = `${unconfirmed ? "listed with " : ""}${tripsText(operator)}`;
  const advice = unconfirmed
    ? "Not confirmed: ask the company first."
    : "Where to board and how early to come.";
  const roads = boardingNames(operator).map((place) => `${place} to Baguio bus`);
  return {
    title: `${name} to Baguio: fares, terminals and tips`,
    description: `${name} to Baguio: ${trips}, ${fareRange(operator)} one way, ${joinWords(regularBusTypes(operator))}. ${advice}`,
    keywords: `${name} Baguio, ${name} fare, ${name} terminal, ${roads.join(", ")}`,
  };
}
