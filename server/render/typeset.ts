import { mapText } from "./rendered-html.ts";

const units = /(?<=\d) (?=(AM|PM|m|km|mm|hours?|minutes?|months?|°C)\b)/g;
const range = /(?<=\d–)(?=₱?\d)/g;

const noBreakSpace = "\u00a0";
const wordJoiner = "\u2060";

/**
 * Keeps each number with its unit, and each range of numbers, in one line: "5–6 hours", "30–50%". In islands too: their
 * texts suppress the hydration warning, so React keeps those that it finds, and where it changes one writes it without
 * the hard spaces.
 * @param html a whole page. Only the text between its tags is altered.
 */
export function typeset(html: string): string {
  return mapText(html, (text) => text.replace(units, noBreakSpace).replace(range, wordJoiner));
}
