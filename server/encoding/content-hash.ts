import { createHash } from "node:crypto";
import { hashLength } from "../../shared/universal/offline.ts";

/** Returns the start of a hexadecimal SHA-256 hash, which identifies a version of a file. */
export function contentHash(body: Buffer | string): string {
  return createHash("sha256").update(body).digest("hex").slice(0, hashLength);
}
