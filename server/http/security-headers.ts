import type { RequestHandler } from "express";
import {
  crossOriginResourcePolicy,
  referrerPolicy,
  strictTransportSecurity,
  xContentTypeOptions,
} from "helmet";
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
  crossOriginResourcePolicy({ policy: hostHeaders["Cross-Origin-Resource-Policy"] }),
  referrerPolicy({ policy: hostHeaders["Referrer-Policy"] }),
  strictTransportSecurity({ maxAge, includeSubDomains: false }),
  xContentTypeOptions(),
  (_request, response, next) => {
    response.set({
      "Content-Security-Policy": filePolicy,
      "Permissions-Policy": hostHeaders["Permissions-Policy"],
    });
    next();
  },
];
