import type { Response } from "express";
import { encodings } from "./compress.ts";
import type { PageResponse } from "./pages.ts";
import { policyHeader } from "./render/policy.ts";

/** Sends a page in the best encoding that the browser accepts, or 304 if the browser already has it. */
export function sendPage(response: Response, { body, hash, policy }: PageResponse): void {
  const encoding = encodings.find((candidate) => response.req.acceptsEncodings(candidate));
  response.set({
    ...(encoding && { "Content-Encoding": encoding }),
    "Content-Security-Policy": policyHeader(policy),
    "Content-Type": "text/html; charset=utf-8",
    ETag: `W/"${hash}"`,
    Vary: "Accept-Encoding",
  });
  response.send(encoding ? body.in(encoding) : body.text);
}
