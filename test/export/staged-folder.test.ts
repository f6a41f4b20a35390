import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { exportMark, markedFile, replaceFolder } from "../../server/export/staged-folder.ts";
import { describe } from "../setup/describe.ts";

describe("a folder that cannot take the place of a former one", (test) => {
  let parent = "";
  const folder = () => join(parent, "out");
  const errorOf = (fill: (staging: string) => Promise<unknown> = (staging) => mkdir(staging)) =>
    replaceFolder(folder(), fill).catch((reason: unknown) => reason);

  test.before.each(async () => {
    parent = await mkdtemp(join(tmpdir(), "baguio-export-"));
  });
  test.after.each(() => rm(parent, { recursive: true }));

  test("leaves that as it was, and nothing beside it", async () => {
    await mkdir(folder());
    await writeFile(join(folder(), markedFile), exportMark);
    // Fills nothing, so there is no folder to rename.
    assert.match(`${await errorOf(async () => undefined)}`, "ENOENT");
    assert.equal(await readdir(parent), ["out"]);
    assert.is(await readFile(join(folder(), markedFile), "utf8"), exportMark);
  });

  test("is not made where a file has its name", async () => {
    await writeFile(folder(), "A letter.");
    assert.match(`${await errorOf()}`, /out is a file\. Choose a folder\.$/);
    assert.is(await readFile(folder(), "utf8"), "A letter.");
  });

  test("says so where the former one cannot be moved, as a mounted folder cannot", async () => {
    await mkdir(folder());
    // In the way of the former one, once the export has begun.
    const error = await errorOf(async (staging) => {
      await mkdir(staging);
      await mkdir(join(`${folder()}.former`, "other"), { recursive: true });
      return staging;
    });
    assert.match(
      `${error}`,
      /cannot be replaced \(ENOTEMPTY\)\. Where it is mounted, choose a folder in it\.$/,
    );
    assert.equal(await readdir(parent), ["out", "out.former"]);
  });
});
