import type { Operator } from "../operators.ts";
import type { Section } from "../sections.ts";
import { isTimed } from "./timetable.ts";

function profileHeadings(operator: Operator) {
  const { name } = operator;
  return {
    booking: "Contact information",
    departures: isTimed(operator) ? "Departures" : "No times here",
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
