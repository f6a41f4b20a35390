import { savedPageTexts } from "../shared/universal/script-texts.ts";

/** Says in the bar of a saved page that a newer deployment exists, with a link to it. */
export function tellOfUpdate(bar: HTMLElement): void {
  const link = document.createElement("a");
  // Has no fragment: a link to a part of this page would not load it anew.
  link.href = location.pathname + location.search;
  link.textContent = savedPageTexts.link;
  bar.setAttribute("role", "status");
  keepPlace(bar, () => {
    bar.hidden = false;
  });
  // Screen readers announce only what changes in a status that already exists.
  setTimeout(() => keepPlace(bar, () => bar.replaceChildren(`${savedPageTexts.updated} `, link, ".")));
}

/** Makes the bar grow above a reader who has scrolled past it, and moves nothing of what is read. */
function keepPlace(bar: HTMLElement, grow: () => void): void {
  const before = bar.offsetHeight;
  grow();
  const isAnchored =
    getComputedStyle(document.documentElement).getPropertyValue("overflow-anchor") === "auto";
  if (scrollY > 0 && !isAnchored) {
    scrollBy({ top: bar.offsetHeight - before, behavior: "instant" });
  }
}
