import { asOf } from "../shared/content/figures.ts";
import { ageSuffix } from "../shared/time/age-suffix.ts";
import { manilaYear } from "../shared/time/clock.ts";
import { createSite, type Site, type SiteOptions } from "./site.ts";

/** In milliseconds. At first, requests take priority over rendering ahead. */
const prepareDelay = 500;

/** What pages show of a date: the year and the age of the information. */
const shownOf = (date: Date) => `${manilaYear(date)}, ${ageSuffix(asOf, date)}`;

/**
 * Returns a function that returns the current site. A new one replaces it after what pages show of the date has changed.
 * Each is prepared in the background.
 * @param checkInterval how often the date is compared, in milliseconds.
 */
export function currentSite(
  options: Omit<SiteOptions, "date">,
  now = () => new Date(),
  checkInterval = 60_000,
): () => Site {
  const create = () => {
    const date = now();
    const site = createSite({ ...options, date });
    const prepare = () =>
      prepareSite(site).catch((error: unknown) =>
        options.log.error({ err: error }, "pages could not be prepared"),
      );
    setTimeout(prepare, prepareDelay).unref();
    return { shown: shownOf(date), site };
  };
  let current = create();
  const renew = () => {
    if (shownOf(now()) !== current.shown) {
      current = create();
    }
  };
  setInterval(renew, checkInterval).unref();
  return () => current.site;
}

/** Renders and indexes all pages at once, then compresses everything at the best quality off the main thread. */
export async function prepareSite({ searchIndex, pages, files }: Site): Promise<void> {
  searchIndex();
  const pageBodies = pages().map(({ body }) => body);
  // All files are read before any is compressed, because a new build in the same folder deletes them.
  const fileBodies = Array.from(files.values(), ({ body }) => body());
  for (const { compressBest } of [...pageBodies, ...fileBodies]) {
    await compressBest();
  }
}
