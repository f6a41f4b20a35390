import { keepTogether } from "../../shared/universal/keep-together.ts";
import { mapText } from "./rendered-html.ts";

/**
 * Keeps on one line what belongs together: "5–6 hours", "October 1", "30–50%". Texts in islands suppress the
 * hydration warning, so React keeps their hard spaces until it changes the text.
 * @param html a whole page. Only the text between its tags is altered.
 */
export function typeset(html: string): string {
  return mapText(html, keepTogether);
}
