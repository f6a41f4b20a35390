import { minutesText, priceText, spanOf } from "../formulas/amounts.ts";
import { joinWords } from "../formulas/lists.ts";
import { askForTimesText, noTimesText, operators, ownClassesNote } from "../operators.ts";
import { withIdNote } from "../schedule.ts";
import type { Operator } from "../schema/operators.ts";
import type { PageMeta } from "../schema/pages.ts";
import {
  fareLimits,
  fareRange,
  isUnconfirmed,
  regularFares,
  starredText,
  unconfirmedNote,
  unconfirmedStar,
} from "./operators.ts";
import { boardingTerminals, busRoutes, isInBaguio, type Terminal, terminalById } from "./terminals.ts";

/** The classes sold on all days: "Regular AC and Deluxe". */
export function busTypesText(operator: Operator): string {
  return joinWords(regularFares(operator).map(({ busType }) => busType));
}

/** Where its trips to Baguio begin. */
export function boardingNames(operator: Operator): readonly string[] {
  return boardingTerminals(operator).map((id) => terminalById[id].shortName);
}

/** "From Cubao, Pasay". */
export function boardingText(operator: Operator): string {
  return `From ${boardingNames(operator).join(", ")}`;
}

/** "2 bus types: Regular AC and Deluxe". */
export function busTypeCountText(operator: Operator): string {
  const { length } = regularFares(operator);
  return `${length} bus ${length === 1 ? "type" : "types"}: ${busTypesText(operator)}`;
}

/** "No Baguio bus from Manila", for each of its terminals without one. */
export function idleTerminalTexts(operator: Operator): readonly string[] {
  const boarding = boardingTerminals(operator);
  return operator.terminals
    .filter(({ terminal }) => !boarding.includes(terminal))
    .map(({ terminal }) => `No Baguio bus from ${terminalById[terminal].shortName}`);
}

type OperatorTerminal = Operator["terminals"][number];

/** Where an operator loads, and what else to know before going there. */
export function operatorPlaceText({ terminal, street, note }: OperatorTerminal): string {
  const { isOneBuilding, shortName, town, boardingNote } = terminalById[terminal];
  return [`${isOneBuilding ? shortName : street}, ${town}.`, note, boardingNote].filter(Boolean).join(" ");
}

/** For all terminals of an operator whose streets we do not know. */
export function unknownStreetsText(places: readonly OperatorTerminal[]): string {
  const streets = places.length > 1 ? "streets" : "street";
  return [...places.map(({ note }) => note), `We do not know the ${streets}.`].filter(Boolean).join(" ");
}

export function hasUnknownStreet({ terminal, street }: OperatorTerminal): boolean {
  return !(street || terminalById[terminal].isOneBuilding);
}

/** Under a table with the fares of one operator. */
export function fareNote({ areClassesOurs, counterFareNote }: Operator): string {
  return [counterFareNote, areClassesOurs && ownClassesNote, withIdNote].filter(Boolean).join(" ");
}

export function earlyText({ earlyMinutes }: Operator): string {
  return `Be there ${minutesText(earlyMinutes)} before departure.`;
}

/** Why a profile has no times, and what makes its trips doubtful. */
export function untimedText({ doubt }: Operator): string {
  return doubt === undefined ? noTimesText : `${noTimesText} ${unconfirmedStar} Not confirmed. ${doubt}`;
}

/** Under the roads to Baguio. */
export const routesNote = `${unconfirmedNote} Departures and fares are those of the timetable.`;

/** The lowest and the highest regular fare of all operators. */
export const fareScale = spanOf(operators.map(fareLimits));

export const comparisonNote = "One way, lowest fare first.";

const classesOutside = operators.flatMap(({ shortName, fares }) =>
  fares
    .filter(({ isScheduleOnly }) => isScheduleOnly)
    .map(({ busType, price }) => `${busType} of ${shortName} at ${priceText(price)}`),
);
const guessed = operators.filter(({ areClassesOurs }) => areClassesOurs).map(({ shortName }) => shortName);

/** What the ranges of fares leave out, and whose classes are not known by name. */
export const outsideRangeText = `Outside the ranges: ${joinWords(classesOutside)}, on selected trips. The class names of ${joinWords(guessed)} are our guess.`;

/** "Fare range, without First Class". */
export function fareRangeLabel({ fares }: Operator): string {
  return [
    "Fare range",
    ...fares.filter(({ isScheduleOnly }) => isScheduleOnly).map(({ busType }) => `without ${busType}`),
  ].join(", ");
}

export function coachText({ name }: Operator): string {
  return `Drawing: ${name} coach on the road.`;
}

export function frontText({ name }: Operator): string {
  return `Drawing: ${name} coach from the front.`;
}

export function noDeparturesText(operator: Operator): string {
  return `${operator.name} is listed with ${operator.tripsPerDay} trips a day. ${operator.doubt ?? askForTimesText} Have a second company in mind.`;
}

/** The hours, if known, then the number or where to find it. */
export function hotlineText({ hotline, hotlineHours, website }: Operator): string {
  const place = `The number is at the counter${website ? " and on the website" : ""}.`;
  return `${hotlineHours ? `Open ${hotlineHours}. ` : ""}${hotline ?? place}`;
}

/** "3 operators to Baguio". */
export function operatorCountText(terminal: Terminal): string {
  const count = terminal.operators.length;
  const to = isInBaguio(terminal) ? "Metro Manila" : "Baguio";
  return `${count} ${count === 1 ? "operator" : "operators"} to ${to}`;
}

export function operatorMeta(operator: Operator): PageMeta {
  const { name, tripsPerDay } = operator;
  const unconfirmed = isUnconfirmed(operator);
  const places = boardingNames(operator);
  const trips = `${unconfirmed ? "listed with " : ""}${tripsPerDay} trips a day`;
  const advice = unconfirmed
    ? "Not confirmed: ask the company first."
    : "Where to board and how early to come.";
  return {
    title: `${name} to Baguio: fares, terminals and tips`,
    description: `${name} to Baguio: ${trips} from ${joinWords(places)}, ${fareRange(operator)} one way, ${busTypesText(operator)}. ${advice}`,
    keywords: `${name} Baguio, ${name} fare, ${name} terminal, ${places.map((place) => `${place} to Baguio bus`).join(", ")}`,
  };
}

/**
 * Every road of an operator: "Cubao to Baguio". Roads from its terminals first, then other roads on the routes
 * page, then roads on its profile.
 */
export function operatorRoutes(operator: Operator): readonly string[] {
  const fromTerminals = boardingNames(operator).map((name) => starredText(`${name} to Baguio`, operator));
  const others = busRoutes
    .filter(({ terminal, operators }) => terminal === undefined && operators.includes(operator.slug))
    .map(({ from, to }) => starredText(`${from} to ${to}`, operator));
  const ofProfile = (operator.routes ?? []).map(({ title }) => title);
  return [...new Set([...fromTerminals, ...others, ...ofProfile])];
}
