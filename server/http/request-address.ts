import type { Request } from "express";

/** The path of a request has an escape sequence that is not UTF-8: "/%ff". */
export class MalformedPathError extends Error {
  override readonly name = "MalformedPathError";
}

/** @throws MalformedPathError */
export function decodedPath({ path }: Request): string {
  try {
    return decodeURI(path);
  } catch (cause) {
    throw new MalformedPathError("The path cannot be decoded.", { cause });
  }
}

/** Returns the query as it was sent, "?q=ube", or an empty string. */
export function queryOf({ originalUrl }: Request): string {
  const [query = ""] = /\?.*/.exec(originalUrl) ?? [];
  return query;
}
