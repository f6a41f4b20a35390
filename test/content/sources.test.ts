import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { describe } from "../setup/describe.ts";

/** Files of words about the guide itself, and of texts that are made from the facts of other files. */
const withoutFacts = [
  "data-license.ts",
  "derived/board.ts",
  "derived/destination-texts.ts",
  "derived/operator-meta.ts",
  "derived/operator-texts.ts",
  "derived/planned-stops.ts",
  "derived/timetable.ts",
  "derived/year.ts",
  "error-texts.ts",
  "open-data.ts",
  "other-names.ts",
  "pages.ts",
  "profile-texts.ts",
  "search-tasks.ts",
  "search-texts.ts",
  "sections.ts",
];

const files = (await listFiles("shared/content"))
  .filter((file) => !(/^(schema|formulas)\//.test(file) || withoutFacts.includes(file)))
  .sort();

describe("every sentence and figure of the content", (test) => {
  for (const file of files) {
    test(`of ${file} has its source beside it`, async () => {
      assert.equal(unsourced((await readFile(join("shared/content", file), "utf8")).split("\n")), []);
    });
  }

  test("would be missed without it, and is found under a source of its own or of its list", () => {
    const list = ["  items: [", '    "It opened in 2018.",', "  ],"];
    const source = "  // Source: Wikipedia.";
    assert.equal(unsourced(list), ['"It opened in 2018.",']);
    assert.equal(unsourced([source, ...list]), []);
    assert.equal(unsourced([source, ...list, ...list]), ['"It opened in 2018.",']);
  });

  test("is not found in a docstring: sources have one form", () => {
    const lines = ["/** When it opened. Source: Wikipedia. */", 'const opened = "In 2018.";'];
    assert.equal(unsourced(lines), ['const opened = "In 2018.";']);
  });

  test("is found in an entry that begins with a source, or has one as a field, and not in the next entry", () => {
    const next = ["  {", '    time: "6:30 AM",', "  },"];
    const begins = ["  {", "    // Source: Wikipedia.", '    hours: "About 6 AM",', "  },"];
    const field = ["  {", '    time: "6:30 AM",', '    source: "visitors",', "  },"];
    for (const entry of [begins, field]) {
      assert.equal(unsourced(["const list = [", ...entry, ...next, "];"]), ['time: "6:30 AM",']);
    }
  });
});

/** Lines with a sentence or a figure that have no source. */
function unsourced(lines: readonly string[]): readonly string[] {
  return lines.filter((line, index) => isFact(line) && !hasSource(lines, index)).map((line) => line.trim());
}

/** A text of several words that ends as a sentence, a text with a figure, or a number under a name. */
function isFact(line: string): boolean {
  const [, text = ""] = /["`](.+)["`]/.exec(line) ?? [];
  const isCode =
    /^import|^export \{|throw new Error|^\s*(?:readonly|return|:|\?) /.test(line) || isComment(line);
  return !isCode && (/\w \w.*[.”]$/.test(text) || /\d/.test(text) || /\w: -?\d/.test(line));
}

/**
 * Whether a source stands over a line, over its paragraph, or over or in the entry or the list that holds it.
 */
function hasSource(lines: readonly string[], index: number): boolean {
  const depth = depthOf(lines[index]);
  const holder = lines.findLastIndex((line, at) => at < index && line !== "" && depthOf(line) < depth);
  const paragraph = depth === 0 ? lines.lastIndexOf("", index) + 1 : index;
  const above = lines.slice(paragraph, index).concat(commentsAbove(lines, paragraph));
  return above.filter(isComment).some(isSource) || (holder !== -1 && isSourced(lines, holder, depth));
}

/** Whether what holds lines of some depth has a source for them all. */
function isSourced(lines: readonly string[], holder: number, depth: number): boolean {
  const rest = lines.slice(holder + 1);
  const end = rest.findIndex((line) => line !== "" && depthOf(line) < depth);
  const held = rest.slice(0, end === -1 ? undefined : end).filter((line) => depthOf(line) === depth);
  const opening = held.slice(
    0,
    held.findIndex((line) => !isComment(line)),
  );
  return (
    (lines[holder]?.trim() === "{" && opening.some(isSource)) ||
    held.some((line) => /^\s*source: "/.test(line)) ||
    /throw new Error/.test(lines[holder] ?? "") ||
    hasSource(lines, holder)
  );
}

function commentsAbove(lines: readonly string[], index: number): readonly string[] {
  const above = lines.slice(0, index);
  return above.slice(above.findLastIndex((line) => !isComment(line)) + 1);
}

function isComment(line: string): boolean {
  return /^\s*(?:\/\/|\/?\*)/.test(line);
}

function isSource(comment: string): boolean {
  return /^\s*\/\/ Source\b/.test(comment);
}

function depthOf(line = ""): number {
  return line.search(/\S/);
}
