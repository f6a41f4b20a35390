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

/** Responds 400 to a path with an escape sequence that is not UTF-8, "/%ff", which no later middleware could decode. */
export function refuseMalformedPaths({ path }: Request, response: Response, next: NextFunction): void {
  try {
    decodeURI(path);
  } catch {
    sendShortText(response, 400, refusalTexts[400]);
    return;
  }
  next();
}
