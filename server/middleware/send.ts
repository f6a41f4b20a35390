import type { Response } from "express";
import { encodings, type ResponseBody } from "../http/encode.ts";
import type { RenderedPage } from "../render/render.tsx";

export function sendPage(response: Response, { body, policy }: RenderedPage, cacheControl: string): void {
  sendEncoded(setPageHeaders(response, policy), body, cacheControl);
}

/** Sends a page that no cache keeps: the results of a search, an error. */
export function sendUncached(response: Response, { body, policy }: RenderedPage): void {
  setPageHeaders(response, policy).set("Cache-Control", "no-store").send(body.bytes);
}

function setPageHeaders(response: Response, policy: string): Response {
  return response.set("Content-Type", "text/html; charset=utf-8").set("Content-Security-Policy", policy);
}

/**
 * Sends a page or a file compressed, or 304 if the browser already has it.
 * @param response its Content-Type is already set.
 */
export function sendEncoded(response: Response, body: ResponseBody, cacheControl: string): void {
  const { req: request } = response;
  response
    .set("Cache-Control", cacheControl)
    .set("ETag", `W/"${body.hash()}"`)
    .set("Vary", "Accept-Encoding");
  // Asked for all encodings at once, Express would return the one that browsers name first: gzip.
  const encoding = request.fresh ? undefined : encodings.find((name) => request.acceptsEncodings(name));
  const encoded = encoding && body.encodedAs(encoding);
  if (encoding && encoded) {
    response.set("Content-Encoding", encoding);
  }
  response.send(encoded ?? body.bytes);
}

/** Sends a short text, which no cache keeps. */
export function sendShortText(response: Response, status: number, text: string): void {
  response.status(status).set("Cache-Control", "no-store").type("text").send(`${text}\n`);
}
