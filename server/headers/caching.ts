/** Caches may serve a stale page for a day while they revalidate it, and for a week while the server is down. */
export const productionCaching = {
  page: "public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800",
  /** Files with a hash in their name. */
  asset: "public, max-age=31536000, immutable",
  file: "public, max-age=3600",
  /** The service worker, which browsers must always revalidate. */
  worker: "no-cache",
  notFound: "public, max-age=60",
} as const;

export type Caching = Readonly<Record<keyof typeof productionCaching, string>>;

export const noCaching: Caching = {
  page: "no-store",
  asset: "no-store",
  file: "no-store",
  worker: "no-store",
  notFound: "no-store",
};
