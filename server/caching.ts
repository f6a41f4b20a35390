/** How long each kind of response may be kept, as a Cache-Control value. */
export interface Caching {
  readonly page: string;
  /** Files whose name changes with their content. */
  readonly asset: string;
  readonly file: string;
  /** The service worker: an old one must never hold a browser back. */
  readonly worker: string;
  readonly notFound: string;
}

/**
 * For readers: pages are fresh for five minutes, shown for another day while a new copy is fetched, and kept for
 * a week in case the server is down.
 */
export const readersCaching: Caching = {
  page: "public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800",
  asset: "public, max-age=31536000, immutable",
  file: "public, max-age=3600",
  worker: "no-cache",
  notFound: "public, max-age=60",
};

/** For development: nothing is kept. */
export const noCaching: Caching = {
  page: "no-store",
  asset: "no-store",
  file: "no-store",
  worker: "no-store",
  notFound: "no-store",
};
