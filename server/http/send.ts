import type { Request, Response } from "express";
import { type EncodedText, type Encoding, encodings } from "../encode.ts";
import { framePolicy } from "../headers.ts";
import type { SitePage } from "../render/site-page.ts";

/** @param caching the value of Cache-Control. */
export function sendPage(response: Response, { body, policy }: SitePage, caching: string): void {
  response.set("Content-Security-Policy", `${policy};${framePolicy}`);
  sendText(response.type("html"), body, caching);
}

/**
 * Sends a text compressed, or 304 if the browser already has it.
 * @param response with the type of the text.
 * @param caching the value of Cache-Control.
 */
export function sendText(response: Response, body: EncodedText, caching: string): void {
  const encoding = acceptedEncoding(response.req);
  response.set("Cache-Control", caching).set("ETag", `W/"${body.hash}"`).set(encodingHeaders(encoding));
  response.send(encoding ? body.encodedAs(encoding) : body.bytes);
}

/** Returns the first of our encodings that the browser accepts. */
export function acceptedEncoding(request: Request): Encoding | undefined {
  // Asked for both at once, Express would return the one that browsers name first: gzip.
  return encodings.find((encoding) => request.acceptsEncodings(encoding));
}

export function encodingHeaders(encoding: Encoding | undefined): Record<string, string> {
  const vary = { Vary: "Accept-Encoding" };
  return encoding ? { ...vary, "Content-Encoding": encoding } : vary;
}

/** Sends a short text, which no cache keeps. */
export function sendShortText(response: Response, status: number, text: string): void {
  response.status(status).set("Cache-Control", "no-store").type("text").send(`${text}\n`);
}
