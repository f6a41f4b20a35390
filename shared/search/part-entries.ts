import { busServiceNote, busServices, carRoutes, vanNotes } from "../content/getting-there.ts";
import { climb, whyVisit } from "../content/home.ts";
import type { Operator } from "../content/operator.ts";
import { ticketGuard } from "../content/operator-texts.ts";
import { fareRange, operators } from "../content/operators.ts";
import { bookingAdvisory } from "../content/stays.ts";
import { terminalById } from "../content/terminals.ts";
import { operatorPath } from "../paths.ts";
import { entry, on } from "./entry.ts";
import type { SearchEntry } from "./search-entry.ts";

/** The larger parts of pages, under the headings that they have there. */
export const partEntries: readonly SearchEntry[] = [
  on("home", "the-climb", climb.heading, climb.lead),
  on("home", "why-visit", whyVisit.heading, whyVisit.paragraphs.join(" ")),
  on("gettingThere", "by-bus", "By bus", busServiceNote),
  ...busServices.map(({ terminal, from, frequency, fare, tips }) =>
    on("gettingThere", terminal, `From ${from}`, `${frequency}, ${fare}. ${tips.join(" ")}`, {
      part: "By bus",
    }),
  ),
  on("gettingThere", "by-car", "By car", carRoutes.flatMap(({ notes }) => notes).join(" ")),
  on("gettingThere", "by-van", "By van", vanNotes.join(" ")),
  on("stay", "hotels", "Hotels", bookingAdvisory.text),
  on("stay", "inns", "Inns & lodges", bookingAdvisory.text),
  on("stay", "transient", "Transient houses", bookingAdvisory.points?.join(" ") ?? ""),
  ...operators.flatMap(profileParts),
];

/** The parts of a profile that readers ask for by the operator's name. */
function profileParts(operator: Operator): readonly SearchEntry[] {
  const { slug, name, shortName, fares, terminals, contact } = operator;
  const classes = fares.map(({ busType, price, note }) => `${busType}, ${price}: ${note}`);
  const addresses = terminals.map(
    ({ terminal, address }) => `${terminalById[terminal].shortName}: ${address}.`,
  );
  const part = (id: string, title: string, text: string, names: string) =>
    entry(`${operatorPath(slug)}#${id}`, title, "operators", text, {
      part: name,
      names,
    });
  return [
    part(
      "fares",
      "Bus types and fares",
      `${fareRange(operator)} one way. ${classes.join(" ")}`,
      `${name} fares price ticket`,
    ),
    part(
      "terminals",
      "Terminal Locations",
      `${addresses.join(" ")} ${ticketGuard(operator)}`,
      `${name} address`,
    ),
    part("booking", `Book with ${shortName}`, contact, "hotline telephone contact number website"),
  ];
}
