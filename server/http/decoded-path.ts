import type { Request } from "express";

/** @throws an error with the status 400 if the path is malformed. */
export function decodedPath({ path }: Request): string {
  try {
    return decodeURI(path);
  } catch (cause) {
    throw Object.assign(new Error("The path cannot be decoded.", { cause }), { status: 400 });
  }
}
