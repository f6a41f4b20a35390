import type { RequestHandler } from "express";
import helmet from "helmet";
import { filePolicy, framePolicy } from "../render/policy.ts";

const maxAge = 31_536_000;

/** What a static host sends with every file. The rest of a page's policy is in its head. */
export const hostHeaders = {
  "Content-Security-Policy": framePolicy,
  // Other sites show the share picture.
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": `max-age=${maxAge}`,
  "X-Content-Type-Options": "nosniff",
} as const;

/** Sets the headers of every response. A page replaces the policy with its own. */
export const securityHeaders: RequestHandler[] = [
  helmet({
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: hostHeaders["Cross-Origin-Resource-Policy"] },
    // Chromium would start a new process for each visit from another site, and no page has data to protect.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: { policy: hostHeaders["Referrer-Policy"] },
    strictTransportSecurity: { maxAge, includeSubDomains: false },
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }),
  (_request, response, next) => {
    response.set({
      "Content-Security-Policy": filePolicy,
      "Permissions-Policy": hostHeaders["Permissions-Policy"],
    });
    next();
  },
];
