import { paths } from "../../paths.ts";
import { boardAnchor } from "../../universal/departures.ts";
import { joinWords } from "../formulas/lists.ts";
import { ticketAdvice } from "../schedule.ts";
import type { Operator } from "../schema/operators.ts";
import type { Section } from "../sections.ts";
import { boardingNames } from "./operator-texts.ts";
import { boardingTerminals, terminalById, timetableTerminals } from "./terminals.ts";
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

export function profileSection(operator: Operator, id: ProfileSectionId): Section {
  return { id, heading: profileHeadings(operator)[id] };
}

/** Its tips; for a company with several terminals, first that the ticket names one. */
export function profileTips({ terminals, tips }: Operator): readonly string[] {
  return terminals.length > 1 ? [ticketAdvice, ...tips] : tips;
}

/** Links from an operator to the departures of others, from the same terminal if it is in the timetable. */
export function otherBuses({ terminals }: Operator) {
  const from = timetableTerminals.find(({ id }) => id === terminals[0].terminal);
  return {
    href: from ? `${paths.schedules}#${boardAnchor(from.id)}` : paths.schedules,
    text: `Other buses ${from ? `from ${from.shortName}` : "to Baguio"}`,
  };
}

/** Counts the other companies to Baguio from the same areas. */
export function neighborsText(operator: Operator, all: readonly Operator[]): string {
  const places = boardingTerminals(operator).map((id) => terminalById[id]);
  const { length } = all.filter(
    ({ slug }) => slug !== operator.slug && places.some((place) => place.operators.includes(slug)),
  );
  const companies = length > 1 ? `${length} other companies` : `${length || "no"} other company`;
  return `This guide lists ${companies} from ${joinWords(boardingNames(operator))}.`;
}
