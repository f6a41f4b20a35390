import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { copyOfGuide, runBuild } from "../setup/folders.ts";

const flaws = {
  "a departure has no fare": {
    file: "shared/content/timetable.ts",
    text: '"12:00 AM", "genesis-transport", "pitx", "Regular AC"',
    replacement: '"12:00 AM", "genesis-transport", "pitx", "Luxury"',
    errors:
      /^The content cannot be read: timetable\.ts has a Luxury bus of Genesis Transport, but Genesis Transport has no fare of that type\. Add the fare to operators\/genesis-transport\.ts, or correct the row\.\nError: /,
  },
  "a time does not exist": {
    file: "shared/content/timetable.ts",
    text: '"1:00 PM", "genesis-transport"',
    replacement: '"13:00 PM", "genesis-transport"',
    errors:
      /^The content breaks these rules:\nshared\/content\/timetable\.ts, departureRows\[36\] "13:00 PM genesis-transport pitx Deluxe"\[0\]: "13:00 PM" is not a 12-hour time\. Write it like "1:00 AM"\./,
  },
  "the file of an operator has a syntax error": {
    file: "shared/content/operators/partas.ts",
    text: "export const operator =",
    replacement: "export konst operator =",
    errors: /^The content cannot be read: .*shared\/content\/operators\/partas\.ts/s,
  },
  "a list of figures has nothing in it": {
    file: "shared/content/figures.ts",
    text: "peakMonths = [12, 1, 2]",
    replacement: "peakMonths = []",
    errors: /^The content cannot be read: .*shared\/content\/figures\.ts/s,
  },
  "a style has a syntax error": {
    file: "shared/components/text/Badge.module.css",
    text: "}",
    replacement: "",
    errors: /^\/\S+\/shared\/components\/text\/Badge\.module\.css:\d+:\d+: Unclosed block\n$/,
  },
  "a script has a syntax error": {
    file: "client/search.ts",
    text: "export async",
    replacement: "export asink",
    errors:
      /^\n?✘ \[ERROR\] .*\n\n {4}client\/search\.ts:\d+:\d+:\n.*\n\nCorrect the errors above, [^\n]+\.\n$/s,
  },
  "a link leads nowhere": {
    file: "shared/pages/FoodsPage.tsx",
    text: "travelTips}#",
    replacement: "travelTips}#no-",
    errors: /^The page \/foods links to \/travel-tips#no-shopping, but no element there has that id\.\n/,
  },
};

describe("a build", (test) => {
  const copy = copyOfGuide();
  test.before(async () => {
    await mkdir(join(copy, "dist"));
    await writeFile(join(copy, "dist/build.json"), "the previous build");
  });

  for (const [flaw, { file, text, replacement, errors }] of Object.entries(flaws)) {
    test(`fails, names the file and keeps the previous build if ${flaw}`, async () => {
      const copied = join(copy, file);
      const source = await readFile(copied, "utf8");
      assert.ok(source.includes(text), `${file} does not contain ${text}.`);
      await writeFile(copied, source.replace(text, replacement));
      const build = await runBuild(copy);
      await writeFile(copied, source);
      assert.equal([build.code, build.output], [1, ""]);
      assert.match(build.errors, errors);
      assert.is(await readFile(join(copy, "dist/build.json"), "utf8"), "the previous build");
    });
  }

  test("says in one sentence that its folder cannot be written", async () => {
    await rm(join(copy, "dist"), { recursive: true });
    await writeFile(join(copy, "dist"), "a file");
    const { code, errors } = await runBuild(copy);
    assert.is(code, 1);
    assert.match(errors, /^ENOTDIR: .*\. Remove the file that is in the place of a folder, [^\n]+\.\n$/);
  });
});
