import { asOf } from "../shared/content/figures.ts";
import { ageSuffix } from "../shared/universal/age.ts";
import { manilaYear } from "../shared/universal/clock.ts";
import { createPages, type Pages, type PagesOptions } from "./pages.ts";

/** In milliseconds. Right after a start, requests take priority over rendering ahead. */
const prepareDelay = 500;

/**
 * Returns a function that returns today's pages. When the date changes what they say, it prepares the next ones in the
 * background, then replaces them.
 */
export function pagesOfToday(options: Omit<PagesOptions, "date">, now: () => Date): () => Pages {
  let newest = createPages({ ...options, date: now() });
  let pages = newest;

  const prepare = async () => {
    const prepared = newest;
    await prepared.prepare();
    pages = prepared;
  };
  const prepareLater = () => setTimeout(prepare, prepareDelay).unref();

  prepareLater();
  return () => {
    const date = now();
    const { year, age } = newest.context;
    if (manilaYear(date) !== year || ageSuffix(asOf, date) !== age) {
      newest = createPages({ ...options, date });
      prepareLater();
    }
    return pages;
  };
}
