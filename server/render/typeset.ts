import { keepTogether } from "../../shared/universal/keep-together.ts";
import { mapText } from "./rendered-html.ts";

/**
 * Adds no-break spaces and word joiners: "5–6 hours", "October 1", "30–50%". Texts in islands suppress the
 * hydration warning, so React keeps these characters until it changes the text.
 * @param html a whole page.
 */
export function typeset(html: string): string {
  return mapText(html, keepTogether);
}
