import { originInFragment } from "../shared/islands/origin-address.ts";
import type { IslandName } from "../shared/islands/registry.ts";
import { allOrigins } from "../shared/time/departures.ts";

const filterName: IslandName = "schedule-filter";

/**
 * On a page with the filter, chooses the terminal in the address, now and after each change of the fragment. A choice
 * that the reader has already made is kept.
 */
export function chooseOrigin(): void {
  if (findChips().some(({ value, checked }) => value === allOrigins && checked)) {
    clickChip();
  }
  addEventListener("hashchange", clickChip);
}

/** Looks for the radio buttons of the filter. Each time, because an island that fails is replaced. */
function findChips(): readonly HTMLInputElement[] {
  return Array.from(
    document.querySelectorAll<HTMLInputElement>(`[data-island="${filterName}"] [type=radio]`),
  );
}

function clickChip(): void {
  const chips = findChips();
  const known = chips.map(({ value }) => value).filter((value) => value !== allOrigins);
  const chosen = chips.find(({ checked }) => checked);
  const origin = originInFragment(location.hash, known, chosen?.value);
  const chip = chips.find(({ value }) => value === origin);
  if (chip && chip !== chosen) {
    const target = document.getElementById(location.hash.slice(1));
    const wasHidden = target?.getClientRects().length === 0;
    chip.click();
    if (wasHidden) {
      // The browser could not scroll to it.
      target.scrollIntoView();
    }
  }
}
