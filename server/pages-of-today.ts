import { setTimeout } from "node:timers/promises";
import { asOf } from "../shared/content/figures.ts";
import { ageSuffix } from "../shared/time/age-suffix.ts";
import { manilaYear } from "../shared/time/clock.ts";
import { createPages, type Pages, type PagesOptions } from "./pages.ts";

/** In milliseconds. Right after a start, requests take priority over rendering ahead. */
const prepareDelay = 500;

/** How often to look at the date, in milliseconds. */
const dateInterval = 1_000;

/**
 * Returns a function that returns today's pages. When the date changes what they say, it prepares the next ones in the
 * background, then replaces them.
 */
export function pagesOfToday(options: Omit<PagesOptions, "date">, now: () => Date): () => Pages {
  let date = now();
  let pages = createPages({ ...options, date });

  const prepare = (some: Pages) =>
    some.prepare().catch((error: unknown) => options.onFailure("the preparation of pages", error));
  const followDate = async () => {
    await wait(prepareDelay);
    await prepare(pages);
    for (;;) {
      await wait(dateInterval);
      if (datedTexts(now()) !== datedTexts(date)) {
        date = now();
        const next = createPages({ ...options, date });
        await prepare(next);
        pages = next;
      }
    }
  };
  followDate();
  return () => pages;
}

/** Waits without keeping the process alive. */
function wait(milliseconds: number): Promise<void> {
  return setTimeout(milliseconds, undefined, { ref: false });
}

/** All that pages say of the date. */
function datedTexts(date: Date): string {
  return manilaYear(date) + ageSuffix(asOf, date);
}
