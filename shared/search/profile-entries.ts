import { hotlineText, ticketGuard } from "../content/operator-texts.ts";
import { fareRange, type Operator } from "../content/operators.ts";
import { type ProfileSectionId, profileSection } from "../content/profile-sections.ts";
import { terminalById } from "../content/terminals.ts";
import { operatorPath } from "../paths.ts";
import { makeEntry } from "./make-entry.ts";
import type { SearchEntry } from "./search-entry.ts";

/** The parts of a profile that readers ask for by the operator's name. */
export function profileEntries(operator: Operator): readonly SearchEntry[] {
  const { slug, name, fares, terminals, contact } = operator;
  const classes = fares.map(({ busType, price, note }) => `${busType}, ${price}${note ? `: ${note}` : "."}`);
  const addresses = terminals.map(
    ({ terminal, address }) => `${terminalById[terminal].shortName}: ${address}.`,
  );
  const part = (id: ProfileSectionId, text: string, names: string) =>
    makeEntry(`${operatorPath(slug)}#${id}`, profileSection(operator, id).heading, "operators", text, {
      part: name,
      names,
    });
  return [
    part("fares", `${fareRange(operator)} one way. ${classes.join(" ")}`, `${name} fares price ticket`),
    part("terminals", `${addresses.join(" ")} ${ticketGuard}`, `${name} address`),
    part(
      "booking",
      `Tickets: ${contact} Hotline: ${hotlineText(operator)}.`,
      "hotline telephone contact number website",
    ),
  ];
}
