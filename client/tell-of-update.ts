import { savedPageTexts } from "../shared/script-texts.ts";

/** Says in the bar over a page that came from the phone that another one has been deployed since. */
export function tellOfUpdate(bar: HTMLElement): void {
  const link = document.createElement("a");
  // Without a fragment: a link to a part of this page would load nothing.
  link.href = location.pathname + location.search;
  link.textContent = savedPageTexts.link;
  bar.setAttribute("role", "status");
  bar.hidden = false;
  // Screen readers say what comes into a status that is there already.
  setTimeout(() => bar.replaceChildren(`${savedPageTexts.updated} `, link, "."));
}
