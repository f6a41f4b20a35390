import { asOf } from "../shared/content/figures.ts";
import { ageSuffix } from "../shared/universal/age.ts";
import { manilaYear } from "../shared/universal/clock.ts";
import { createPages, type Pages, type PagesOptions } from "./pages.ts";

/** In milliseconds. Right after a start, requests take priority over rendering ahead. */
const renderAheadDelay = 500;

/** Returns a function that returns today's pages, and replaces them when the date changes what they say. */
export function pagesOfToday(options: Omit<PagesOptions, "date">, now: () => Date): () => Pages {
  let pages = createPages({ ...options, date: now() });

  /** Renders and reads one page at a time, then indexes them. Otherwise, the first search or 404 would take a second. */
  const renderAhead = (ofDay: Pages, [next, ...others] = ofDay.routes) => {
    if (ofDay !== pages) {
      return;
    }
    try {
      if (next) {
        pages.at(next.path)?.content();
      } else {
        pages.searchIndex();
      }
    } catch {
      // Logged when a reader requests the page.
    }
    if (next) {
      // Lets waiting requests run first.
      setImmediate(renderAhead, ofDay, others).unref();
    }
  };
  const startRenderingAhead = () => setTimeout(renderAhead, renderAheadDelay, pages).unref();

  startRenderingAhead();
  return () => {
    const date = now();
    const { year, age } = pages.context;
    if (manilaYear(date) !== year || ageSuffix(asOf, date) !== age) {
      pages = createPages({ ...options, date });
      startRenderingAhead();
    }
    return pages;
  };
}
