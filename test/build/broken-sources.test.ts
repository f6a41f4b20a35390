import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { type Build, copyOfGuide, runBuild } from "../setup/guide/copy-of-guide.ts";

/** Builds a copy of the sources in which one file of shared/ has one text replaced. */
async function buildWith(file: string, text: string, replacement: string): Promise<Build> {
  const { folder, remove } = await copyOfGuide();
  try {
    const copy = join(folder, "shared", file);
    const source = await readFile(copy, "utf8");
    assert.ok(source.includes(text), `${file} does not hold ${text}.`);
    await writeFile(copy, source.replace(text, replacement));
    return await runBuild(folder);
  } finally {
    await remove();
  }
}

describe("a build of broken content", (test) => {
  test("says which fare is wrong, and fails", async () => {
    const { code, output, errors } = await buildWith("content/operators/partas.ts", '"₱550"', '"550"');
    assert.is(code, 1);
    assert.is(output, "");
    assert.equal(errors.trim().split("\n"), [
      "The content has violations:",
      'shared/content/operators/partas.ts: Partas, fares › Deluxe › price: "550" has no peso sign. Write it as "₱550".',
    ]);
  });

  test("says which departure has no fare, before the timetable is made of it", async () => {
    const { code, errors } = await buildWith(
      "content/schedule.ts",
      '"12:00 AM", "genesis-transport", "pitx", "Regular AC"',
      '"12:00 AM", "genesis-transport", "pitx", "Luxury"',
    );
    assert.is(code, 1);
    assert.match(
      errors,
      "shared/content/schedule.ts: 12:00 AM genesis-transport pitx, bus type: Genesis Transport has no fare for Luxury.",
    );
  });

  test("says where to look when a file cannot even be read", async () => {
    const { code, errors } = await buildWith("content/foods.ts", "export const foods", "export konst foods");
    assert.is(code, 1);
    assert.match(errors, /^The content cannot be read: .*shared\/content\/foods\.ts/s);
  });

  test("says where to look when a file needs what another no longer has", async () => {
    const { code, errors } = await buildWith("content/terminals.ts", "  cubao: {", "  kubao: {");
    assert.is(code, 1);
    const [what = "", where = "", ...stack] = errors.split("\n");
    assert.match(what, /^The content cannot be read: Cannot read properties of undefined/);
    assert.match(where, "Start at the first file of shared/ named here.");
    assert.match(stack.join("\n"), /shared\/content\/[\w/-]+\.ts:\d+/);
  });
});

describe("a build of a broken style sheet", (test) => {
  test("says in one line where to look", async () => {
    const { code, errors } = await buildWith("pages/HomePage.module.css", ".opening,", ".opening {");
    assert.is(code, 1);
    assert.match(errors, /^[^\n]*shared\/pages\/HomePage\.module\.css:\d+:\d+: Unclosed block\n$/);
  });
});
