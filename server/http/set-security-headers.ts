import type { RequestHandler } from "express";
import helmet from "helmet";
import { helmetOptions, permissionsPolicy } from "../headers.ts";

/** Sets the security headers of every response of the server. A page replaces the policy with its own. */
export function setSecurityHeaders(): RequestHandler {
  const setByHelmet = helmet(helmetOptions);
  return (request, response, next) => {
    response.set("Permissions-Policy", permissionsPolicy);
    setByHelmet(request, response, next);
  };
}
