import { manilaDay } from "../shared/time/clock.ts";
import { createPages, type Pages, type PagesOptions } from "./pages.ts";
import type { Logger } from "./process/log.ts";

/** In milliseconds. At first, requests take priority over rendering ahead. */
const prepareDelay = 500;

/**
 * Returns a function that returns today's pages, which show the year and the age of the information. They are created
 * at the start and at the first request of each day in Manila, and prepared in the background.
 */
export function pagesOfToday(options: Omit<PagesOptions, "date">, log: Logger, now: () => Date): () => Pages {
  const createToday = () => {
    const date = now();
    const pages = createPages({ ...options, date });
    setTimeout(() => {
      pages.prepare().catch((err: unknown) => log.error({ err }, "pages could not be prepared"));
    }, prepareDelay).unref();
    return { day: manilaDay(date), pages };
  };
  let today = createToday();
  return () => {
    if (manilaDay(now()) !== today.day) {
      today = createToday();
    }
    return today.pages;
  };
}
