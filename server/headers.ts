const sources = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join(";");

/** Returns the Content-Security-Policy of a page. @param styleHash the source that allows its style element. */
export function pagePolicy(styleHash: string): string {
  return `${sources};style-src ${styleHash}`;
}

/** Keeps other sites from framing a page. Only for the header: browsers ignore it in a meta element. */
export const framePolicy = "frame-ancestors 'none'";

/** The header of all responses but pages. SVG files set their colors in a style element. */
export const filePolicy = `${sources};style-src 'unsafe-inline';${framePolicy}`;

/** How long browsers remember to use HTTPS, in seconds. */
export const httpsMaxAge = 31_536_000;

/** What a static host sends with every file. The rest of a page's policy is in its head. */
export const hostHeaders = {
  "Content-Security-Policy": framePolicy,
  // Other sites show the share picture.
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": `max-age=${httpsMaxAge}`,
  "X-Content-Type-Options": "nosniff",
} as const;

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
