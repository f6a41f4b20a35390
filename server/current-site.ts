import { asOf } from "../shared/content/figures.ts";
import { ageSuffix } from "../shared/time/age-suffix.ts";
import { manilaYear } from "../shared/time/clock.ts";
import type { Logger } from "./process/log.ts";
import type { Site } from "./site.ts";

/** In milliseconds. At first, requests take priority over rendering ahead. */
const prepareDelay = 500;

/** What pages show of a date: the year and the age of the information. */
const shownOf = (date: Date) => `${manilaYear(date)}, ${ageSuffix(asOf, date)}`;

/**
 * Returns a function that returns the current site. A new one is created at the first request after what pages show of
 * the date has changed, and is prepared in the background.
 * @param siteOn creates the site of a date.
 */
export function currentSite(siteOn: (date: Date) => Site, log: Logger, now: () => Date): () => Site {
  const create = () => {
    const date = now();
    const site = siteOn(date);
    setTimeout(() => {
      site.prepare().catch((error: unknown) => log.error({ err: error }, "pages could not be prepared"));
    }, prepareDelay).unref();
    return { shown: shownOf(date), site };
  };
  let current = create();
  return () => {
    if (shownOf(now()) !== current.shown) {
      current = create();
    }
    return current.site;
  };
}
