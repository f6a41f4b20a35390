import type { NextFunction, Request, Response } from "express";
import { permissionsPolicy } from "../http/security-headers.ts";

/** Sets the one security header that helmet does not. */
export function setPermissionsPolicy(_request: Request, response: Response, next: NextFunction): void {
  response.set("Permissions-Policy", permissionsPolicy);
  next();
}
