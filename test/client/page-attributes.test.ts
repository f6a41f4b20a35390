import { readFile } from "node:fs/promises";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { describe } from "../setup/describe.ts";

describe("the data attributes that style sheets select", (test) => {
  test("are marks of shared/contract/page.ts", async () => {
    const files = (await listFiles("shared")).filter((file) => file.endsWith(".css"));
    const sheets = await Promise.all(files.map((file) => readFile(`shared/${file}`, "utf8")));
    const selected = new Set(sheets.join("").match(/(?<=\[data-)[\w-]+/g));
    const marks = (await readFile("shared/contract/page.ts", "utf8")).match(/(?<=^ {2}readonly "?)[\w-]+/gm);
    assert.ok(selected.size > 2);
    assert.equal(
      [...selected].filter((name) => !marks?.includes(name)),
      [],
    );
  });
});
