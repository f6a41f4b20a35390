import { manilaMinutes } from "../shared/universal/clock.ts";
import { readAttribute, selectorFor } from "../shared/universal/page-attributes.ts";
import { everyMinute } from "./every-minute.ts";

/** Shows the hero in the colors of the hour in Manila. In the dark scheme, it is always night. */
export function showSky(): void {
  const hero = document.querySelector<HTMLElement>(selectorFor("skies"));
  if (!hero) {
    return;
  }
  // As HomePage.tsx writes it: each sky, and the minute at which it ends.
  const skies: readonly (readonly [name: string, end: number])[] = JSON.parse(readAttribute("skies", hero));
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
