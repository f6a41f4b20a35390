import type { NextFunction, Request, Response } from "express";
import { refusalTexts } from "../../shared/content/errors.ts";
import { sendShortText } from "./send.ts";

/**
 * Responds 405 to anything but GET and HEAD. Closes the connection after a request with a body, which the app never
 * reads.
 */
export function refuseMethods({ method, headers }: Request, response: Response, next: NextFunction): void {
  if ("transfer-encoding" in headers || "content-length" in headers) {
    // Otherwise, Node sends a second response if the body is malformed or slow.
    response.set("Connection", "close");
  }
  if (method === "GET" || method === "HEAD") {
    next();
  } else {
    sendShortText(response.set("Allow", "GET, HEAD"), 405, refusalTexts[405]);
  }
}
