/** How long each kind of answer may be kept, as a Cache-Control value. */
export interface Caching {
  readonly page: string;
  /** Files whose name changes with their content. */
  readonly hashedFile: string;
  readonly publicFile: string;
  /** The service worker: an old one must never hold a browser back. */
  readonly worker: string;
  /** The Page Not Found page. */
  readonly missing: string;
}

/**
 * For readers: pages are fresh for five minutes, shown for a day more while a new copy is fetched,
 * and kept for a week in case the server is down.
 */
export const readersCaching: Caching = {
  page: "public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800",
  hashedFile: "public, max-age=31536000, immutable",
  publicFile: "public, max-age=3600",
  worker: "no-cache",
  missing: "public, max-age=60",
};

/** For development: nothing is kept. */
export const noCaching: Caching = {
  page: "no-store",
  hashedFile: "no-store",
  publicFile: "no-store",
  worker: "no-store",
  missing: "no-store",
};
