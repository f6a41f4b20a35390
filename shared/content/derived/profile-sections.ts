import type { Operator } from "../operators.ts";
import type { Section } from "../sections.ts";
import { isTimed } from "./timetable.ts";

/** The headings of the sections of an operator's profile, by anchor. */
function profileHeadings(operator: Operator) {
  const { name } = operator;
  return {
    booking: "Contact information",
    departures: isTimed(operator) ? "Departures" : "Times not published here",
    fares: "Bus types and fares",
    routes: "Routes",
    terminals: "Terminal Locations",
    about: `About ${name}`,
    "the-bus": "The bus",
    "key-features": "Key Features",
    tips: "Tips",
    "other-buses": "Other buses",
  };
}

export type ProfileSectionId = keyof ReturnType<typeof profileHeadings>;

/** A section of an operator's profile. */
export function profileSection(operator: Operator, id: ProfileSectionId): Section {
  return { id, heading: profileHeadings(operator)[id] };
}
