import type { IncomingMessage, ServerResponse } from "node:http";
import { type Logger, printable } from "../log.ts";
import type { HeaderFields } from "../publish/answer.ts";
import { type RefusalStatus, refusalPage } from "./refusal-page.ts";
import { hasValidHost, isMalformed, longestUrl } from "./request-target.ts";

/**
 * Returns the status to refuse a request with, before any page is looked up; undefined when it is valid.
 * @param target path and query, as `requestTarget` returns them.
 */
export function refusalOf(request: IncomingMessage, target: string): RefusalStatus | undefined {
  if (hasUnknownExpectation(request)) {
    return 417;
  }
  if (target.length > longestUrl) {
    return 414;
  }
  if (request.method !== "GET" && request.method !== "HEAD") {
    return 405;
  }
  return isMalformed(target) || !hasValidHost(request) ? 400 : undefined;
}

/** Whether a request expects anything but 100 Continue, which Node itself answers. */
function hasUnknownExpectation({ headers: { expect } }: IncomingMessage): boolean {
  return expect !== undefined && expect.toLowerCase() !== "100-continue";
}

/** Answers a request with the page of a refusal, and logs it. */
export function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  status: RefusalStatus,
  security: HeaderFields,
  log: Logger,
): void {
  log.warn({ status, path: printable(request.url ?? "") }, "request refused");
  const { html, headers } = refusalPage(status);
  response.writeHead(status, { ...security, ...headers, "Content-Length": Buffer.byteLength(html) });
  response.end(html);
}
