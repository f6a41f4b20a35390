import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { exportMark, markedFile, replaceFolder } from "../../server/export/staged-folder.ts";
import { describe } from "../setup/describe.ts";

describe("a folder that cannot take the place of a former one", (test) => {
  test("leaves that as it was, and nothing beside it", async () => {
    const parent = await mkdtemp(join(tmpdir(), "baguio-export-"));
    const folder = join(parent, "out");
    await mkdir(folder);
    await writeFile(join(folder, markedFile), exportMark);
    try {
      // Fills nothing, so there is no folder to rename.
      const error = await replaceFolder(folder, async () => undefined).catch((reason: unknown) => reason);
      assert.match(`${error}`, "ENOENT");
      assert.equal(await readdir(parent), ["out"]);
      assert.is(await readFile(join(folder, markedFile), "utf8"), exportMark);
    } finally {
      await rm(parent, { recursive: true });
    }
  });
});
