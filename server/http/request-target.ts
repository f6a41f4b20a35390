import type { IncomingMessage } from "node:http";

/** The longest request target that is not refused, in characters. */
export const longestUrl = 8192;

/**
 * Returns the path and query that a request asks for: "/foods?from=chat". A proxy may send the absolute form,
 * "GET http://host/foods": its scheme and host are dropped, so that they cannot reach the output.
 */
export function requestTarget(url: string): string {
  if (url.startsWith("/")) {
    return url;
  }
  const absolute = /^https?:\/\/[^/?#]*(?<target>.*)$/is.exec(url);
  const target = absolute?.groups?.target ?? url;
  return target === "" || target.startsWith("?") ? `/${target}` : target;
}

/** The part of a request target before its query. */
export function pathOf(target: string): string {
  const query = target.indexOf("?");
  return query === -1 ? target : target.slice(0, query);
}

/** The query of a request target with its question mark, or an empty string. */
export function queryOf(target: string): string {
  return target.slice(pathOf(target).length);
}

/** Matches the target of nearly every request: nothing in it needs decoding. */
const plainTarget = /^\/[\w./-]*$/;

/**
 * Whether a request target is malformed: it has no slash at its start, a fragment, or a path with broken
 * percent-encoding, a NUL or a backslash, raw or encoded. Express can parse every other target.
 */
export function isMalformed(target: string): boolean {
  if (plainTarget.test(target)) {
    return false;
  }
  if (!target.startsWith("/") || target.includes("#")) {
    return true;
  }
  try {
    return /[\0\\]/.test(decodeURIComponent(pathOf(target)));
  } catch {
    return true;
  }
}

/** Whether the client used https, as a trusted proxy says. Of several values, the first is the client's. */
export function isOverHttps({ headers }: IncomingMessage, trustProxy: boolean): boolean {
  return trustProxy && /^https\s*(,|$)/i.test(String(headers["x-forwarded-proto"] ?? ""));
}

/** A name or an address with an optional port, as RFC 3986 defines them; an empty host is allowed. */
const validHost = /^(?:[\w.~%!$&'()*+,;=-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/** Whether a request has one well-formed Host header, as HTTP/1.1 requires. HTTP/1.0 may leave it out. */
export function hasValidHost({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  const { host } = headers;
  if (host === undefined) {
    return httpVersion !== "1.1";
  }
  return countHosts(rawHeaders) === 1 && validHost.test(host);
}

/** Counts Host headers, of which `headers` keeps only the first. A plain loop: it runs at every request. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === "host".length && name.toLowerCase() === "host") {
      count += 1;
    }
  }
  return count;
}
