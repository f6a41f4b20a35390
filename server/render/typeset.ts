import { mapText } from "./rendered-html.ts";

const units = /(?<=\d) (?=(AM|PM|m|km|mm|hours?|minutes?|months?|metric|°C)\b)/g;
/** Between a month and its day: "October 1, 2025". */
const monthAndDay =
  /(?<=(?:January|February|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber)) (?=\d\d?\b)/g;
/** Within a range of numbers, and within the name of a railway: "LRT-1". */
const joint = /(?<=\d–)(?=₱?\d)|(?<=[A-Z]-)(?=\d)/g;

const noBreakSpace = "\u00a0";
const wordJoiner = "\u2060";

/**
 * Keeps each number with its unit, each day with its month, each range and each "LRT-1" on one line: "5–6
 * hours", "October 1", "30–50%". Texts in islands suppress the hydration warning, so React keeps their hard
 * spaces until it changes the text.
 * @param html a whole page. Only the text between its tags is altered.
 */
export function typeset(html: string): string {
  return mapText(html, (text) =>
    text.replace(units, noBreakSpace).replace(monthAndDay, noBreakSpace).replace(joint, wordJoiner),
  );
}
