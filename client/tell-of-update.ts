import { savedPageTexts } from "../shared/script-texts.ts";

/** Says in the bar of a saved page that a newer deployment exists, with a link to it. */
export function tellOfUpdate(bar: HTMLElement): void {
  const link = document.createElement("a");
  // Has no fragment: a link to a part of this page would not load it anew.
  link.href = location.pathname + location.search;
  link.textContent = savedPageTexts.link;
  bar.setAttribute("role", "status");
  bar.hidden = false;
  // Screen readers announce only what changes in a status that already exists.
  setTimeout(() => bar.replaceChildren(`${savedPageTexts.updated} `, link, "."));
}
