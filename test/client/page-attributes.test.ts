import { readFile } from "node:fs/promises";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { describe } from "../setup/describe.ts";

/** Returns what a pattern captures in the source files of a folder. */
async function namesIn(folder: string, pattern: RegExp): Promise<ReadonlySet<string>> {
  const files = (await listFiles(folder)).filter((file) => /\.tsx?$/.test(file));
  const sources = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, "utf8")));
  return new Set(sources.flatMap((source) => Array.from(source.matchAll(pattern), ([, name = ""]) => name)));
}

describe("the data attributes that scripts select", (test) => {
  test("are those of components", async () => {
    const selected = await namesIn("client", /\[data-([\w-]+)/g);
    const written = await namesIn("shared", /[ "]data-([\w-]+)"?[=:]/g);
    assert.ok(selected.size > 10);
    assert.equal(
      [...selected].filter((name) => !written.has(name)),
      [],
    );
  });
});
