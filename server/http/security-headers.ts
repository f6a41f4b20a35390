import type { RequestHandler } from "express";
import {
  crossOriginResourcePolicy,
  referrerPolicy,
  strictTransportSecurity,
  xContentTypeOptions,
} from "helmet";
import { filePolicy, hostHeaders, httpsMaxAge } from "../headers.ts";

/** Sets the headers of every response. A page replaces the policy with its own. */
export const securityHeaders: RequestHandler[] = [
  crossOriginResourcePolicy({ policy: hostHeaders["Cross-Origin-Resource-Policy"] }),
  referrerPolicy({ policy: hostHeaders["Referrer-Policy"] }),
  strictTransportSecurity({ maxAge: httpsMaxAge, includeSubDomains: false }),
  xContentTypeOptions(),
  (_request, response, next) => {
    response.set({
      "Content-Security-Policy": filePolicy,
      "Permissions-Policy": hostHeaders["Permissions-Policy"],
    });
    next();
  },
];
