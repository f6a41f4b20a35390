import { savedPageTexts } from "../shared/universal/script-texts.ts";

export function announceUpdate(bar: HTMLElement): void {
  const link = document.createElement("a");
  // Without the fragment: a link to a part of this page would not load it again.
  link.href = location.pathname + location.search;
  link.textContent = savedPageTexts.link;
  bar.setAttribute("role", "status");
  keepScrollPosition(bar, () => {
    bar.hidden = false;
  });
  // Screen readers announce only changes in a status that already exists.
  setTimeout(() =>
    keepScrollPosition(bar, () => bar.replaceChildren(`${savedPageTexts.updated} `, link, ".")),
  );
}

/** If the reader has scrolled past the bar, its growth does not move the text on the screen. */
function keepScrollPosition(bar: HTMLElement, grow: () => void): void {
  const before = bar.offsetHeight;
  grow();
  if (scrollY > 0) {
    scrollBy({ top: bar.offsetHeight - before, behavior: "instant" });
  }
}
