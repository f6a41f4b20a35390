import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { type CopyOfGuide, copyOfGuide, runBuild } from "../setup/guide/copy-of-guide.ts";

interface Flaw {
  readonly file: string;
  readonly text: string;
  readonly replacement: string;
  readonly errors: RegExp;
}

const flaws: Readonly<Record<string, Flaw>> = {
  "a fare that is wrong": {
    file: "content/operators/partas.ts",
    text: "price: 550",
    replacement: 'price: "₱550"',
    errors:
      /^The content has violations:\n[\s\S]*shared\/content\/operators\/partas\.ts, partas, fares\[1\] "Deluxe", price: Invalid input: expected number, received string\n$/,
  },
  "a departure without a fare, before the timetable is made of it": {
    file: "content/schedule.ts",
    text: '"12:00 AM", "genesis-transport", "pitx", "Regular AC"',
    replacement: '"12:00 AM", "genesis-transport", "pitx", "Luxury"',
    errors:
      /^The content cannot be read: schedule\.ts has a Luxury bus of Genesis Transport, but Genesis Transport has no fare of that type\./,
  },
  "a file that cannot be read": {
    file: "content/foods.ts",
    text: "export const foods",
    replacement: "export konst foods",
    errors: /^The content cannot be read: .*shared\/content\/foods\.ts/s,
  },
  "a file that needs what another has lost": {
    file: "content/terminals.ts",
    text: "  cubao: {",
    replacement: "  kubao: {",
    errors:
      /^The content cannot be read: Cannot read .*Start at the first file of shared\/ named here\..*shared\/content\/[\w/-]+\.ts:\d+/s,
  },
  "a broken style sheet": {
    file: "pages/HomePage.module.css",
    text: ".opening,",
    replacement: ".opening {",
    errors: /^[^\n]*shared\/pages\/HomePage\.module\.css:\d+:\d+: Unclosed block\n$/,
  },
};

describe("a build of broken sources", (test) => {
  let copy: CopyOfGuide;
  test.before(async () => {
    copy = await copyOfGuide();
  });
  test.after(() => copy.remove());

  for (const [name, { file, text, replacement, errors }] of Object.entries(flaws)) {
    test(`ends with where to look: ${name}`, async () => {
      const copied = join(copy.folder, "shared", file);
      const source = await readFile(copied, "utf8");
      assert.ok(source.includes(text), `${file} does not hold ${text}.`);
      await writeFile(copied, source.replace(text, replacement));
      const build = await runBuild(copy.folder);
      await writeFile(copied, source);
      assert.is(build.code, 1);
      assert.is(build.output, "");
      assert.match(build.errors, errors);
    });
  }
});
