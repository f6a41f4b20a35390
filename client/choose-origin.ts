import type { IslandName } from "../shared/islands/registry.ts";
import { allOrigins, boardAnchor } from "../shared/time/departures.ts";

const filterName: IslandName = "schedule-filter";

/**
 * On a page with the filter, chooses the terminal in the address, now and after each change of the fragment, and writes
 * what the reader chooses into the address. A choice that the reader has already made is kept.
 */
export function chooseOrigin(): void {
  const filter = document.querySelector(`[data-island="${filterName}"]`);
  if (filter) {
    filter.addEventListener("change", () => writeOrigin(chosenIn(filter)));
    addEventListener("hashchange", () => chooseByAddress(filter));
    if (chosenIn(filter) === allOrigins) {
      chooseByAddress(filter);
    }
  }
}

function chosenIn(filter: Element): string | undefined {
  return filter.querySelector<HTMLInputElement>(":checked")?.value;
}

/** Clicks the chip of the terminal in the address. Without a fragment, or if the target is hidden, that of all of them. */
function chooseByAddress(filter: Element): void {
  const { hash } = location;
  const target = document.getElementById(hash.slice(1));
  const isHidden = target?.getClientRects().length === 0;
  const chips = Array.from(filter.querySelectorAll<HTMLInputElement>("[type=radio]"));
  const chip = chips.find(({ value }) => hash === `#${boardAnchor(value)}`);
  if (chip) {
    chip.click();
  } else if (hash === "" || isHidden) {
    chips.find(({ value }) => value === allOrigins)?.click();
  }
  if (isHidden) {
    // The browser could not scroll to it.
    target.scrollIntoView();
  }
}

/** Replaces the history entry, so that Back leaves the page. For all terminals, other fragments stay. */
function writeOrigin(origin = allOrigins): void {
  if (origin !== allOrigins) {
    history.replaceState(null, "", `#${boardAnchor(origin)}`);
  } else if (location.hash.startsWith(`#${boardAnchor("")}`)) {
    history.replaceState(null, "", `${location.pathname}${location.search}`);
  }
}
