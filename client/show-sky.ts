import type { SkiesOfDay } from "../shared/contract/names.ts";
import { manilaMinutes } from "../shared/time/clock.ts";
import { everyMinute } from "./every-minute.ts";

/** Shows the hero in the colors of the hour in Manila. In the dark scheme, it is always night. */
export function showSky(): void {
  const hero = document.querySelector<HTMLElement>("[data-skies]");
  if (!hero) {
    return;
  }
  // Not validated: shared/pages/HomePage.tsx wrote it into this page.
  const skies: SkiesOfDay = JSON.parse(hero.dataset.skies ?? "");
  everyMinute((now) => {
    const [sky] = skies.find(([, end]) => manilaMinutes(now) < end) ?? [];
    if (sky && sky !== hero.dataset.sky) {
      hero.dataset.sky = sky;
      for (const drawing of hero.querySelectorAll('source:not([media*="dark"]), img')) {
        const name = drawing.hasAttribute("src") ? "src" : "srcset";
        drawing.setAttribute(name, drawing.getAttribute(name)?.replace(/(#.*)?$/, `#${sky}`) ?? "");
      }
    }
  });
}
