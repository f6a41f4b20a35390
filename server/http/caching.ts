import { mapValues } from "../../shared/values/lists.ts";

/** Caches may serve a stale page for a day while they revalidate it, and for a week while the server is down. */
export const productionCaching = {
  page: "public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800",
  /** Files with a hash in their name. */
  asset: "public, max-age=31536000, immutable",
  file: "public, max-age=3600",
  /** The service worker, which browsers must always revalidate. */
  worker: "no-cache",
  notFound: "public, max-age=60",
};

export type Caching = Readonly<typeof productionCaching>;

/** For development, where a cached page would hide edits. */
export const noCaching: Caching = mapValues(productionCaching, () => "no-store");
