import { attributeName, readAttribute, selectorFor } from "../shared/page-attributes.ts";
import { ageSuffix } from "../shared/time/age-suffix.ts";
import { manilaMinutes, manilaYear } from "../shared/time/clock.ts";
import type { SkiesOfDay } from "../shared/time/skies.ts";

/**
 * Runs a function now, at the start of every minute, and when the page becomes visible again, because timers do
 * not run while a phone sleeps.
 */
export function everyMinute(run: (now: Date) => void): void {
  let timer = 0;
  const tick = () => {
    const now = new Date();
    clearTimeout(timer);
    timer = window.setTimeout(tick, 60_000 - (now.getTime() % 60_000));
    run(now);
  };
  document.addEventListener("visibilitychange", tick);
  tick();
}

/**
 * Updates the age of the information and the year, because an export or a saved page shows the day it was made. Once,
 * because every later change would undo a translation by the browser.
 */
export function showAge(): void {
  const now = new Date();
  const age = document.querySelector(selectorFor("age"));
  if (age) {
    age.textContent = ageSuffix(readAttribute("age", age), now);
  }
  const year = document.querySelector(selectorFor("year"));
  if (year) {
    year.textContent = String(manilaYear(now));
  }
}

/** Shows the hero in the colors of the hour in Manila. In the dark scheme, it is always night. */
export function showSky(): void {
  const hero = document.querySelector(selectorFor("skies"));
  if (!hero) {
    return;
  }
  // Not validated: shared/pages/HomePage.tsx wrote it into this page.
  const skies: SkiesOfDay = JSON.parse(readAttribute("skies", hero));
  everyMinute((now) => {
    const [sky] = skies.find(([, end]) => manilaMinutes(now) < end) ?? [];
    if (sky && sky !== readAttribute("sky", hero)) {
      hero.setAttribute(attributeName("sky"), sky);
      for (const drawing of hero.querySelectorAll('source:not([media*="dark"]), img')) {
        const name = drawing.hasAttribute("src") ? "src" : "srcset";
        drawing.setAttribute(name, drawing.getAttribute(name)?.replace(/(#.*)?$/, `#${sky}`) ?? "");
      }
    }
  });
}
