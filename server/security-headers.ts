import type { RequestHandler } from "express";
import helmet from "helmet";
import { filePolicy, policyHeader } from "./render/policy.ts";

export const permissionsPolicy = "camera=(), microphone=(), geolocation=(), payment=()";

/** The headers of every response. A page replaces the policy with its own. */
export const securityHeaders: RequestHandler[] = [
  helmet({
    contentSecurityPolicy: false,
    // Everything here is public, and other sites show the share picture.
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
    response.set({
      "Content-Security-Policy": policyHeader(filePolicy),
      "Permissions-Policy": permissionsPolicy,
    });
    next();
  },
];
