import { createHash } from "node:crypto";
import type { HelmetOptions } from "helmet";
import { mapValues } from "../../shared/values/lists.ts";

const sources = {
  "default-src": "'none'",
  "script-src": "'self'",
  "img-src": "'self'",
  "font-src": "'self'",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "worker-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'self'",
};
const frameAncestors = "'none'";

/** Keeps other sites from framing a page. Only for the header: browsers ignore it in a meta element. */
const framePolicy = `frame-ancestors ${frameAncestors}`;

/**
 * Returns the Content-Security-Policy of a page.
 * @param css the content of its style element.
 */
export function pagePolicy(css: string): { meta: string; header: string } {
  const hash = createHash("sha256").update(css).digest("base64");
  const directives = Object.entries({ ...sources, "style-src": `'sha256-${hash}'` });
  const meta = directives.map(([name, source]) => `${name} ${source}`).join(";");
  return { meta, header: `${meta};${framePolicy}` };
}

export const helmetOptions = {
  // SVG files set their colors in a style element.
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { ...sources, "style-src": "'unsafe-inline'", "frame-ancestors": frameAncestors },
  },
  // Other sites show the share picture.
  crossOriginResourcePolicy: { policy: "cross-origin" },
  referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  // See “No opener policy” in server/README.md.
  crossOriginOpenerPolicy: false,
  // frame-ancestors replaces it.
  xFrameOptions: false,
  // For old browsers and plugins, or for what the guide does not do.
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const satisfies HelmetOptions;

/** Helmet does not set this one. */
export const permissionsPolicy = "camera=(), microphone=(), geolocation=(), payment=()";

/** What a static host sends with every file. The rest of a page's policy is in its head. */
export const hostHeaders = {
  "Content-Security-Policy": framePolicy,
  "Cross-Origin-Resource-Policy": helmetOptions.crossOriginResourcePolicy.policy,
  "Permissions-Policy": permissionsPolicy,
  "Referrer-Policy": helmetOptions.referrerPolicy.policy,
  "Strict-Transport-Security": `max-age=${helmetOptions.strictTransportSecurity.maxAge}`,
  "X-Content-Type-Options": "nosniff",
};

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

/** The types of texts, by the ending of a file. Texts are in UTF-8, and are sent compressed. */
export const textTypes: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
  csv: "text/csv",
  txt: "text/plain",
  json: "application/json",
  xml: "application/xml",
  atom: "application/atom+xml",
  webmanifest: "application/manifest+json",
  svg: "image/svg+xml",
};

/** The types of all files. */
export const fileTypes: Readonly<Record<string, string>> = {
  ...textTypes,
  ico: "image/vnd.microsoft.icon",
  png: "image/png",
  woff2: "font/woff2",
};
