/** URLs longer than this are refused. */
export const longestUrl = 8192;

/**
 * What a request asks for, as path and query: "/foods?from=chat". A proxy may send the absolute form
 * ("GET http://host/foods"): its scheme and host are dropped unread, so that they cannot reach the output.
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

/** Whether a path is malformed: broken percent-encoding, a NUL or a backslash, raw or encoded. */
export function isMalformed(path: string): boolean {
  try {
    return /[\0\\]/.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}
