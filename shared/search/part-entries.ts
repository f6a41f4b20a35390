import { busServiceNote, busServices, carRoutes, vanNotes } from "../content/getting-there.ts";
import { climb, whyVisit } from "../content/home.ts";
import { ticketGuard } from "../content/operator-texts.ts";
import { fareRange, type Operator, operators } from "../content/operators.ts";
import { type ProfileSectionId, profileSection, sections } from "../content/sections.ts";
import { bookingAdvisory } from "../content/stays.ts";
import { terminalById } from "../content/terminals.ts";
import { operatorPath } from "../paths.ts";
import { entry, on, partOf } from "./entry.ts";
import type { SearchEntry } from "./search-entry.ts";

/** The larger parts of pages, under the headings that they have there. */
export const partEntries: readonly SearchEntry[] = [
  partOf("home", sections.home["the-climb"], climb.lead),
  partOf("home", sections.home["why-visit"], whyVisit.paragraphs.join(" ")),
  partOf("gettingThere", sections.gettingThere["by-bus"], busServiceNote),
  ...busServices.map(({ terminal, frequency, fare, tips }) =>
    on(
      "gettingThere",
      terminal,
      `From ${terminalById[terminal].shortName}`,
      `${frequency}, ${fare}. ${tips.join(" ")}`,
      { part: sections.gettingThere["by-bus"].heading },
    ),
  ),
  partOf("gettingThere", sections.gettingThere["by-car"], carRoutes.flatMap(({ notes }) => notes).join(" ")),
  partOf("gettingThere", sections.gettingThere["by-van"], vanNotes.join(" ")),
  partOf("stay", sections.stay.hotels, bookingAdvisory.text),
  partOf("stay", sections.stay.inns, bookingAdvisory.text),
  partOf("stay", sections.stay.transient, bookingAdvisory.points?.join(" ") ?? ""),
  ...operators.flatMap(profileParts),
];

/** The parts of a profile that readers ask for by the operator's name. */
function profileParts(operator: Operator): readonly SearchEntry[] {
  const { slug, name, fares, terminals, contact } = operator;
  const classes = fares.map(({ busType, price, note }) => `${busType}, ${price}: ${note}`);
  const addresses = terminals.map(
    ({ terminal, address }) => `${terminalById[terminal].shortName}: ${address}.`,
  );
  const part = (id: ProfileSectionId, text: string, names: string) =>
    entry(`${operatorPath(slug)}#${id}`, profileSection(operator, id).heading, "operators", text, {
      part: name,
      names,
    });
  return [
    part("fares", `${fareRange(operator)} one way. ${classes.join(" ")}`, `${name} fares price ticket`),
    part("terminals", `${addresses.join(" ")} ${ticketGuard(operator)}`, `${name} address`),
    part("booking", contact, "hotline telephone contact number website"),
  ];
}
