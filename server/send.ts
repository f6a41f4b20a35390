import type { Response } from "express";
import { type EncodedText, encodings } from "./compress.ts";
import type { PageResponse } from "./page.ts";
import { policyHeader } from "./render/policy.ts";

export function sendPage(response: Response, { body, policy }: PageResponse): void {
  response.set("Content-Security-Policy", policyHeader(policy));
  sendText(response, ".html", body);
}

/** Sends a text in the best encoding that the browser accepts, or 304 if the browser already has it. */
export function sendText(response: Response, extension: string, body: EncodedText): void {
  // Given both, acceptsEncodings would return the one that the browser names first, and that is gzip.
  const encoding = encodings.find((candidate) => response.req.acceptsEncodings(candidate));
  const [type] = response.type(extension).get("Content-Type")?.split(";") ?? [];
  response.set({
    ...(encoding && { "Content-Encoding": encoding }),
    "Content-Type": `${type}; charset=utf-8`,
    ETag: `W/"${body.hash}"`,
    Vary: "Accept-Encoding",
  });
  response.send(encoding ? body.in(encoding) : body.text);
}
