import { framePolicy } from "./policy.ts";

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
