import { savedBarId } from "../../shared/offline.ts";
import { savedPageTexts } from "../../shared/script-texts.ts";

const hiddenBar = new RegExp(`(<p [^>]*id="${savedBarId}"[^>]*) hidden="">`);

/** A page as it is shown when no network answers: its bar says when it was saved. */
export function withSavedDate(html: string, savedOn: Date): string {
  const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(savedOn);
  const time = `<time datetime="${savedOn.toISOString()}">${date}</time>`;
  return html.replace(hiddenBar, `$1>${savedPageTexts.offline(time)}`);
}
