import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const parent = mkdtempSync(join(tmpdir(), "baguio-"));
process.once("exit", () => rmSync(parent, { recursive: true, force: true }));

/** Returns a new folder, which is removed when the process exits. */
export function temporaryFolder(): string {
  return mkdtempSync(join(parent, "folder-"));
}
