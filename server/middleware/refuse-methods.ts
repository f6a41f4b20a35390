import type { NextFunction, Request, Response } from "express";
import { refusalTexts } from "../../shared/content/errors.ts";
import { sendShortText } from "./send.ts";

/**
 * Responds 405 to anything but GET and HEAD, and 400 to a malformed path. Closes the connection after a request with a
 * body, which the app never reads.
 */
export function refuseRequests(
  { method, path, headers }: Request,
  response: Response,
  next: NextFunction,
): void {
  if ("transfer-encoding" in headers || "content-length" in headers) {
    // Otherwise, Node sends a second response if the body is malformed or slow.
    response.set("Connection", "close");
  }
  if (method !== "GET" && method !== "HEAD") {
    sendShortText(response.set("Allow", "GET, HEAD"), 405, refusalTexts[405]);
  } else if (isMalformed(path)) {
    sendShortText(response, 400, refusalTexts[400]);
  } else {
    next();
  }
}

/** Whether a path has an escape sequence that is not UTF-8: "/%ff". */
function isMalformed(path: string): boolean {
  try {
    decodeURI(path);
    return false;
  } catch {
    return true;
  }
}
