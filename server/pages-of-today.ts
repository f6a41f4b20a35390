import { asOf } from "../shared/content/figures.ts";
import { ageSuffix } from "../shared/time/age-suffix.ts";
import { manilaYear } from "../shared/time/clock.ts";
import { createPages, type Pages, type PagesOptions } from "./pages.ts";

/** In milliseconds. At first, requests take priority over rendering ahead. */
const prepareDelay = 500;

/** Returns a function that returns today's pages: new ones as soon as the date changes what they say. */
export function pagesOfToday(options: Omit<PagesOptions, "date">, now: () => Date): () => Pages {
  const create = (date: Date) => {
    const pages = createPages({ ...options, date });
    const prepare = () =>
      pages.prepare().catch((error: unknown) => options.onFailure("the preparation of pages", error));
    setTimeout(prepare, prepareDelay).unref();
    return { pages, dated: datedTexts(date) };
  };
  let today = create(now());
  return () => {
    const date = now();
    if (datedTexts(date) !== today.dated) {
      today = create(date);
    }
    return today.pages;
  };
}

/** Everything in the pages that depends on the date. */
function datedTexts(date: Date): string {
  return manilaYear(date) + ageSuffix(asOf, date);
}
