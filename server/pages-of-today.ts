import { setTimeout } from "node:timers/promises";
import { asOf } from "../shared/content/figures.ts";
import { ageSuffix } from "../shared/time/age-suffix.ts";
import { manilaYear } from "../shared/time/clock.ts";
import { createPages, type Pages, type PagesOptions } from "./pages.ts";

/** In milliseconds. At first, requests take priority over rendering ahead. */
const prepareDelay = 500;

/**
 * Returns a function that returns today's pages. When the date changes what they say, the previous ones are returned
 * until the new ones are prepared, so that no request waits.
 */
export function pagesOfToday(options: Omit<PagesOptions, "date">, now: () => Date): () => Pages {
  const create = (date: Date) => {
    const pages = createPages({ ...options, date });
    const prepared = setTimeout(prepareDelay, undefined, { ref: false })
      .then(() => pages.prepare())
      .catch((error: unknown) => options.onFailure("the preparation of pages", error));
    return { pages, prepared, dated: datedTexts(date) };
  };
  let newest = create(now());
  let { pages } = newest;
  return () => {
    const date = now();
    if (datedTexts(date) !== newest.dated) {
      const next = create(date);
      newest = next;
      next.prepared.then(() => {
        pages = next.pages;
      });
    }
    return pages;
  };
}

/** Everything in the pages that depends on the date. */
function datedTexts(date: Date): string {
  return manilaYear(date) + ageSuffix(asOf, date);
}
