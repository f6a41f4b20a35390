import type { Request } from "express";
import createError from "http-errors";

/** @throws an error with the status 400 if the path is malformed. */
export function decodedPath({ path }: Request): string {
  try {
    return decodeURI(path);
  } catch (cause) {
    throw createError(400, "The path cannot be decoded.", { cause });
  }
}

/** Returns the query as it was sent, "?q=ube", or an empty string. */
export function queryOf({ originalUrl }: Request): string {
  const [query = ""] = /\?.*/.exec(originalUrl) ?? [];
  return query;
}
