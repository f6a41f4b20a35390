import type { RequestHandler } from "express";
import { filePolicy, framePolicy } from "../render/policy.ts";

/** What a static host sends with every file. The rest of a page's policy is in its head. */
export const hostHeaders = {
  "Content-Security-Policy": framePolicy,
  // Other sites show the share picture.
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
} as const;

/** Sets the headers of every response. A page replaces the policy with its own. */
export const securityHeaders: RequestHandler = (_request, response, next) => {
  response.set({ ...hostHeaders, "Content-Security-Policy": filePolicy });
  next();
};
