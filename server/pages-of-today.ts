import { setTimeout } from "node:timers/promises";
import { manilaDay } from "../shared/time/clock.ts";
import { createPages, type Pages, type PagesOptions } from "./pages.ts";

/** In milliseconds. At first, requests take priority over rendering ahead. */
const prepareDelay = 500;

/**
 * Returns a function that returns today's pages, which show the year and the age of the information. On a new day in
 * Manila, yesterday's are returned until today's are prepared, so that no request waits.
 */
export function pagesOfToday(options: Omit<PagesOptions, "date">, now: () => Date): () => Pages {
  let day = manilaDay(now());
  let pages = createPages({ ...options, date: now() });

  const prepare = async (next: Pages, dayOfNext: number) => {
    await setTimeout(prepareDelay, undefined, { ref: false });
    await next.prepare().catch((error: unknown) => options.onFailure("the preparation of pages", error));
    if (dayOfNext === day) {
      pages = next;
    }
  };
  prepare(pages, day);
  return () => {
    const date = now();
    if (manilaDay(date) !== day) {
      day = manilaDay(date);
      prepare(createPages({ ...options, date }), day);
    }
    return pages;
  };
}
