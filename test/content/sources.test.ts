import { readFile } from "node:fs/promises";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";

/** Content about places and companies that are not the guide's own, in which every entry tells where it is from. */
const files = ["climate", "destinations", "festivals", "foods", "stays"];

/** Entries without a source: neither in a comment that begins them, nor in that of their list. */
function withoutSource(code: string): readonly string[] {
  const lines = code.split("\n");
  const commentAbove = (index: number): string => {
    const above = lines[index - 1] ?? "";
    return /^\s*(\/\/|\/?\*)/.test(above) ? `${commentAbove(index - 1)} ${above}` : "";
  };
  let listHasSource = false;
  return lines.flatMap((line, index) => {
    if (/^(export )?const \w+.*\[$/.test(line)) {
      listHasSource = commentAbove(index).includes("Source:");
    }
    const starts = /^ {4}id: "(.+)"|^ {2}\{ max: /.exec(line);
    return starts && !listHasSource && !commentAbove(index).includes("Source:") ? [starts[1] ?? line] : [];
  });
}

describe("every entry about a place", (test) => {
  for (const name of files) {
    test(`of ${name}.ts tells where it is from`, async () => {
      assert.equal(withoutSource(await readFile(`shared/content/${name}.ts`, "utf8")), []);
    });
  }

  test("is missed without a source, and found with one", () => {
    const list =
      'const a: readonly Food[] = [\n  {\n    // Source: x\n    id: "b",\n  },\n  {\n    id: "c",\n  },\n];';
    assert.equal(withoutSource(list), ["c"]);
    assert.equal(withoutSource(`/** Source: x. */\n${list}`), []);
  });
});
