import { createHash } from "node:crypto";
import { hashLength } from "../shared/universal/offline.ts";

/** Returns the start of a SHA-256 hash in hexadecimal, enough to tell one version of a file from the next. */
export function contentHash(body: Buffer | string): string {
  return createHash("sha256").update(body).digest("hex").slice(0, hashLength);
}
