import { allOrigins, boardAnchor } from "../shared/contract/origins.ts";

/**
 * On a page with the filter, chooses the terminal in the address, now and after each change of the fragment, and writes
 * what the reader chooses into the address. A choice that the reader has already made is kept.
 */
export function chooseOrigin(): void {
  const filter = document.querySelector('[data-island="schedule-filter"]');
  if (filter) {
    filter.addEventListener("change", () => writeChosen(filter));
    addEventListener("hashchange", () => chooseByAddress(filter));
    if (chosenIn(filter) === allOrigins) {
      chooseByAddress(filter);
    }
  }
}

function chosenIn(filter: Element): string {
  return filter.querySelector<HTMLInputElement>(":checked")?.value ?? allOrigins;
}

/** Clicks the chip of the terminal in the address. Without a fragment, or if its target is hidden, that of all. */
function chooseByAddress(filter: Element): void {
  const { hash } = location;
  const target = document.getElementById(hash.slice(1));
  const isHidden = target?.getClientRects().length === 0;
  const chip = chipInAddress(filter);
  if (chip) {
    chip.click();
  } else if (hash === "" || isHidden) {
    filter.querySelector<HTMLInputElement>(`[value="${allOrigins}"]`)?.click();
  }
  if (isHidden) {
    // The browser could not scroll to it.
    target.scrollIntoView();
  }
}

function chipInAddress(filter: Element): HTMLInputElement | undefined {
  const chips = Array.from(filter.querySelectorAll<HTMLInputElement>("[type=radio]"));
  return chips.find(({ value }) => location.hash === `#${boardAnchor(value)}`);
}

/** Replaces the history entry, so that Back leaves the page. For all terminals, other fragments stay. */
function writeChosen(filter: Element): void {
  const origin = chosenIn(filter);
  if (origin !== allOrigins) {
    history.replaceState(null, "", `#${boardAnchor(origin)}`);
  } else if (chipInAddress(filter)) {
    history.replaceState(null, "", `${location.pathname}${location.search}`);
  }
}
