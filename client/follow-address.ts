import { originInFragment } from "../shared/islands/origin-address.ts";
import type { IslandName } from "../shared/islands/registry.ts";
import { allOrigins } from "../shared/time/departures.ts";

const filterName: IslandName = "schedule-filter";

/** Scrolls to the target of the address even if an app has appended to the fragment ("#ube-jam?fbclid=y") or encoded it. */
export function fixFragment(): void {
  const fix = () => {
    // Parsed as parameters, whose first name is the decoded id.
    const [id = ""] = new URLSearchParams(location.hash.slice(1).replace("?", "&")).keys();
    if (`#${id}` !== location.hash && document.getElementById(id)) {
      location.replace(`#${id}`);
    }
  };
  fix();
  addEventListener("hashchange", fix);
}

/**
 * On a page with the filter, chooses the terminal in the address, now and after each change of the fragment. A choice
 * that the reader has already made is kept.
 */
export function followAddress(): void {
  // The radio buttons are looked up each time, because an island that fails is replaced.
  const radios = `[data-island="${filterName}"] [type=radio]`;
  const find = (which: string) => document.querySelector<HTMLInputElement>(`${radios}${which}`);
  const known = Array.from(document.querySelectorAll<HTMLInputElement>(radios), ({ value }) => value).filter(
    (value) => value !== allOrigins,
  );
  if (known.length === 0) {
    return;
  }
  const chosen = () => find(":checked")?.value;
  const chooseOrigin = () => {
    const origin = originInFragment(location.hash, known, chosen());
    const radio = origin && find(`[value="${origin}"]`);
    if (radio && !radio.checked) {
      const target = document.getElementById(location.hash.slice(1));
      const wasHidden = target?.getClientRects().length === 0;
      radio.click();
      if (wasHidden) {
        // The browser could not scroll to it.
        target.scrollIntoView();
      }
    }
  };

  if (chosen() === allOrigins) {
    chooseOrigin();
  }
  addEventListener("hashchange", chooseOrigin);
}
