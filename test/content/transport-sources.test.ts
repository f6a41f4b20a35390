import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { describe } from "../setup/describe.ts";

const files = [
  "bus-routes.ts",
  "getting-there.ts",
  "going-home.ts",
  "news.ts",
  "terminals.ts",
  "travel-tips.ts",
  ...(await listFiles("shared/content/operators")).map((file) => `operators/${file}`),
];

describe("every sentence and figure about buses and the trip", (test) => {
  for (const file of files) {
    test(`in ${file} has its source over it`, async () => {
      const lines = (await readFile(join("shared/content", file), "utf8")).split("\n");
      assert.equal(unsourced(lines), []);
    });
  }

  test("would be missed without it, and is found under a source of its own or of its list", () => {
    const list = ["  items: [", '    "It opened in 2018.",', "  ],"];
    const source = "  // Source: Wikipedia.";
    assert.equal(unsourced(list), ['"It opened in 2018.",']);
    assert.equal(unsourced([source, ...list]), []);
    assert.equal(unsourced([source, ...list, ...list]), ['"It opened in 2018.",']);
  });
});

/** Lines with a sentence, an amount or a year that have no source. */
function unsourced(lines: readonly string[]): readonly string[] {
  return lines.filter((line, index) => isFact(line) && !hasSource(lines, index)).map((line) => line.trim());
}

/** A text of several words that ends as a sentence, or one with an amount or a year. */
function isFact(line: string): boolean {
  const [, text = ""] = /["`](.+)["`]/.exec(line) ?? [];
  return (
    !/^import|^\s*(?:\/\/|\/?\*)/.test(line) && (/\w \w.*[.”]$/.test(text) || /₱\d|\b\d{4}\b/.test(text))
  );
}

/** Whether a comment with a source stands directly over a line, or over the entry or the list that holds it. */
function hasSource(lines: readonly string[], index: number): boolean {
  if (/(?:\/\/|\/\*\*|\*).*\bSource\b/.test(lines[index - 1] ?? "")) {
    return true;
  }
  const depth = depthOf(lines[index]);
  const holder = lines.findLastIndex((line, at) => at < index && line !== "" && depthOf(line) < depth);
  return holder !== -1 && hasSource(lines, holder);
}

function depthOf(line = ""): number {
  return line.search(/\S/);
}
