import type { RequestHandler } from "express";
import helmet from "helmet";
import { policySources } from "./render/policy.ts";

/** Forbids other sites to frame a page. Browsers ignore this directive in a meta element. */
export const framePolicy = "frame-ancestors 'none'";

export const permissionsPolicy = "camera=(), microphone=(), geolocation=(), payment=()";

/** The headers of every response. A page replaces the policy with its own, which has the hash of its style. */
export const securityHeaders: RequestHandler[] = [
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...policySources,
        // SVG files set their colors in a style element.
        "style-src": ["'unsafe-inline'"],
        "frame-ancestors": ["'none'"],
      },
    },
    // Everything here is public, and other sites show the share pictures.
    crossOriginResourcePolicy: { policy: "cross-origin" },
    // With it, Chromium starts a new process for visits from other sites; no page here has data to protect.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }),
  (_request, response, next) => {
    response.set("Permissions-Policy", permissionsPolicy);
    next();
  },
];
