import type { Response } from "express";
import { type EncodedText, type Encoding, encodings } from "../encode.ts";
import { framePolicy } from "../headers.ts";
import type { SitePage } from "../render/site-page.ts";

export function sendPage(response: Response, { body, policy }: SitePage): void {
  response.set("Content-Security-Policy", `${policy};${framePolicy}`);
  sendText(response, ".html", body);
}

/** Sends a text compressed, or 304 if the browser already has it. */
export function sendText(response: Response, extension: string, body: EncodedText): void {
  response.type(extension).set("ETag", `W/"${body.hash}"`);
  const encoding = chooseEncoding(response);
  response.send(encoding ? body.encodedAs(encoding) : body.bytes);
}

/** Returns the first of our encodings that the browser accepts, and sets the headers for it. */
export function chooseEncoding(response: Response): Encoding | undefined {
  // Asked for both at once, Express would return the one that browsers name first: gzip.
  const encoding = encodings.find((candidate) => response.req.acceptsEncodings(candidate));
  response.set("Vary", "Accept-Encoding");
  if (encoding) {
    response.set("Content-Encoding", encoding);
  }
  return encoding;
}

/** Sends a short text, which no cache keeps. */
export function sendShortText(response: Response, status: number, text: string): void {
  response.status(status).set("Cache-Control", "no-store").type("text").send(`${text}\n`);
}
