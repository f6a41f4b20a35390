import { joinWords, minutesText } from "../../format.ts";
import {
  exteriorCaption,
  insideAlt,
  noTimesText,
  type Operator,
  operators,
  ownClassesNote,
  seatPlanCaption,
  seatPlans,
  unconfirmedStar,
  unknownInsideCaption,
} from "../operators.ts";
import type { PageSection } from "../pages.ts";
import { withIdNote } from "../schedule.ts";
import type { PageMeta } from "../schema/pages.ts";
import { boardingNames, busTypesText, fareRange, isUnconfirmed, tripsText } from "./operators.ts";
import { boardingTerminals, terminalById } from "./terminals.ts";
import { isTimed } from "./timetable.ts";

function profileHeadings(operator: Operator) {
  const { name, tripsPerDay } = operator;
  return {
    booking: "Contact information",
    departures: isTimed(operator) ? "Departures" : `Listed: ${tripsPerDay} trips a day`,
    fares: operator.routes ? "Classes and fares" : "Bus types and fares",
    routes: "Routes",
    terminals: "Terminal Locations",
    about: `About ${name}`,
    "key-features": "Key Features",
    tips: "Tips",
  };
}

export type ProfileSectionId = keyof ReturnType<typeof profileHeadings>;

export function profileSection(operator: Operator, id: ProfileSectionId): PageSection {
  return { id, heading: profileHeadings(operator)[id] };
}

/** Counts the other companies to Baguio from the same areas. */
export function otherCompanyCount(operator: Operator, all: readonly Operator[]): number {
  const places = boardingTerminals(operator).map((id) => terminalById[id]);
  return all.filter(
    ({ slug }) => slug !== operator.slug && places.some((place) => place.operators.includes(slug)),
  ).length;
}

export function otherCompaniesText(operator: Operator): string {
  const count = otherCompanyCount(operator, operators);
  const companies = count === 1 ? "company" : "companies";
  return `This guide lists ${count} other ${companies} from ${joinWords(boardingNames(operator))}.`;
}

/** Why a profile has no times, and what makes its trips doubtful. */
export function untimedText({ doubt }: Operator): string {
  return doubt === undefined ? noTimesText : `${noTimesText} ${unconfirmedStar}\u00a0Not confirmed. ${doubt}`;
}

export function profileMeta(operator: Operator): PageMeta {
  const { name } = operator;
  const unconfirmed = isUnconfirmed(operator);
  const places = boardingNames(operator);
  const trips = `${unconfirmed ? "listed with " : ""}${tripsText(operator)}`;
  const advice = unconfirmed
    ? "Not confirmed: ask the company first."
    : "Where to board and how early to come.";
  return {
    title: `${name} to Baguio: fares, terminals and tips`,
    description: `${name} to Baguio: ${trips}, ${fareRange(operator)} one way, ${busTypesText(operator)}. ${advice}`,
    keywords: `${name} Baguio, ${name} fare, ${name} terminal, ${places.map((place) => `${place} to Baguio bus`).join(", ")}`,
  };
}

export function earlyText({ earlyMinutes }: Operator): string {
  return `Be there ${minutesText(earlyMinutes)} before departure.`;
}

export function fareNote({ hasGuessedClasses, counterFareNote }: Operator): string {
  return [counterFareNote, hasGuessedClasses && ownClassesNote, withIdNote].filter(Boolean).join(" ");
}

/** What the drawing at the top of a profile shows. */
export function roadPictureAlt({ name }: Operator): string {
  return `Drawing: ${name} coach on the road.`;
}

/** The drawings of a coach, with the seat plan if it is known. */
export function busViews({ name, insideCaption = unknownInsideCaption, seating }: Operator) {
  const plan = seating && seatPlans[seating];
  return [
    { view: "front", alt: `Drawing: ${name} coach from the front.`, caption: exteriorCaption },
    { view: "inside", alt: insideAlt, caption: `Interior. ${insideCaption}` },
    ...(plan ? [{ view: "seats", alt: plan.alt, caption: `${plan.title}. ${seatPlanCaption}` }] : []),
  ];
}

type OperatorTerminal = Operator["terminals"][number];

export function placeText({ terminal, street, note }: OperatorTerminal): string {
  const { isOneBuilding, shortName, town, boardingNote } = terminalById[terminal];
  return [`${isOneBuilding ? shortName : street}, ${town}.`, note, boardingNote].filter(Boolean).join(" ");
}

export function unknownStreetsText(places: readonly OperatorTerminal[]): string {
  const streets = places.length > 1 ? "streets" : "street";
  return [...places.map(({ note }) => note), `We do not know the ${streets}.`].filter(Boolean).join(" ");
}

/** The hours, if known, then the number or where to find it. */
export function hotlineText({ hotline, hotlineHours, website }: Operator): string {
  const place = `The number is at the counter${website ? " and on the website" : ""}.`;
  return `${hotlineHours ? `Open ${hotlineHours}. ` : ""}${hotline ?? place}`;
}
