import { originInAddress } from "../shared/islands/origin-address.ts";
import type { IslandName } from "../shared/islands/registry.ts";
import { allOrigins } from "../shared/universal/departures.ts";

const filterName: IslandName = "schedule-filter";

/** Scrolls to the target of the address even if an app has appended to the fragment ("#ube-jam?fbclid=y") or encoded it. */
export function mendFragment(): void {
  const mend = () => {
    // Parsed as parameters, whose first name is the decoded id.
    const [id = ""] = new URLSearchParams(location.hash.slice(1).replace("?", "&")).keys();
    if (`#${id}` !== location.hash && document.getElementById(id)) {
      location.replace(`#${id}`);
    }
  };
  mend();
  addEventListener("hashchange", mend);
}

/**
 * On a page with the filter, chooses the terminal in the address, unless the reader has already chosen one.
 * Follows changes of the address until the filter is hydrated and does so itself.
 */
export function followAddress(): void {
  const filter = document.querySelector<HTMLElement>(`[data-island="${filterName}"]`);
  if (!filter) {
    return;
  }
  const radios = Array.from(filter.querySelectorAll<HTMLInputElement>("[type=radio]"));
  const known = radios.map(({ value }) => value).filter((value) => value !== allOrigins);

  const chosen = () => radios.find(({ checked }) => checked)?.value;

  const chooseOrigin = () => {
    const origin = originInAddress(known, chosen());
    const radio = radios.find(({ value }) => value === origin);
    if (radio) {
      radio.checked = true;
    }
  };

  if (chosen() === allOrigins) {
    chooseOrigin();
  }
  addEventListener("hashchange", () => {
    if (filter.dataset.islandStatus !== "hydrated") {
      chooseOrigin();
    }
  });
}
