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
  let current = createPages({ ...options, date: now() });
  let next = current;

  const replace = async (prepared: Pages) => {
    await prepared.prepare();
    current = prepared;
    await prepared.compressWell();
  };
  const failed = (error: unknown) => options.onFailure("the preparation of pages", error);
  const replaceLater = () => setTimeout(() => replace(next).catch(failed), prepareDelay).unref();

  replaceLater();
  setInterval(() => {
    const date = now();
    const { year, age } = next.context;
    if (manilaYear(date) !== year || ageSuffix(asOf, date) !== age) {
      next = createPages({ ...options, date });
      replaceLater();
    }
  }, dateInterval).unref();
  return () => current;
}
