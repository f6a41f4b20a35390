import type { RequestHandler } from "express";
import helmet from "helmet";
import { policySources } from "./render/policy.ts";

/** Forbids other sites to frame a page. Browsers obey this in a header only, not in the head of a page. */
export const framePolicy = "frame-ancestors 'none'";

/** Features of the browser that the guide never asks for. */
export const permissionsPolicy = "camera=(), microphone=(), geolocation=(), payment=()";

/** The headers of every response. A page replaces the policy by its own, with the hash of its style. */
export const securityHeaders: RequestHandler[] = [
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...policySources,
        // Drawings set their colors in a style of their own.
        "style-src": ["'unsafe-inline'"],
        "frame-ancestors": ["'none'"],
      },
    },
    // Everything here is public, and other sites show the share pictures.
    crossOriginResourcePolicy: { policy: "cross-origin" },
    // It makes Chromium start a process for a visit from another site; no page here has data to protect.
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
