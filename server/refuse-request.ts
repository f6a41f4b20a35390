import type { IncomingMessage, ServerResponse } from "node:http";
import { type Logger, printable } from "./log.ts";
import { type ProblemStatus, problemPage } from "./problems.tsx";
import { hasValidHost, isMalformed, longestUrl } from "./request-target.ts";
import type { Headers } from "./security-headers.ts";

/**
 * Why a request is refused before any page is looked for; undefined where it is sound.
 * @param target what the request asks for, as path and query.
 */
export function refusalOf(request: IncomingMessage, target: string): ProblemStatus | undefined {
  if (target.length > longestUrl) {
    return 414;
  }
  if (request.method !== "GET" && request.method !== "HEAD") {
    return 405;
  }
  return isMalformed(target) || !hasValidHost(request) ? 400 : undefined;
}

/** Answers with the short page of a refusal. */
export function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  status: ProblemStatus,
  security: Headers,
  log: Logger,
): void {
  log.warn({ status, path: printable(request.url ?? "") }, "request refused");
  const { html, headers } = problemPage(status);
  response.writeHead(status, { ...security, ...headers, "Content-Length": Buffer.byteLength(html) });
  response.end(html);
}
