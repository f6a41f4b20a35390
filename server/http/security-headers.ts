import { createHash } from "node:crypto";
import type { HelmetOptions } from "helmet";

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
