import { savedBarId } from "../../shared/universal/offline.ts";
import { savedPageTexts } from "../../shared/universal/script-texts.ts";

const hiddenBar = new RegExp(`(<p [^>]*id="${savedBarId}"[^>]*) hidden="">`);

/**
 * Fills in the bar of a page that is shown because the network does not answer: it says when the page was
 * saved.
 */
export function withSavedDate(html: string, savedOn: Date): string {
  const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(savedOn);
  const time = `<time datetime="${savedOn.toISOString()}">${date}</time>`;
  return html.replace(hiddenBar, `$1>${savedPageTexts.savedOn(time)}`);
}
