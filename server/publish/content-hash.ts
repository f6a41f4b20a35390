import { createHash } from "node:crypto";
import { hashLength } from "../../shared/offline.ts";

/** The first characters of the hash of some bytes: enough to tell one version of a file from the next. */
export function contentHash(body: Buffer | string): string {
  return createHash("sha256").update(body).digest("hex").slice(0, hashLength);
}
