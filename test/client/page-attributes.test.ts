import { readFile } from "node:fs/promises";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { describe } from "../setup/describe.ts";
import { everyPage } from "../setup/pages.ts";

/** What static pages are served without. */
const setByScripts = ['data-departed="', 'data-has-results="true"', 'data-hydrated="'];

async function textOf(folder: string): Promise<string> {
  const files = (await listFiles(folder)).filter((file) => /\.(css|tsx?)$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, "utf8")));
  return texts.join("\n");
}

/** The beginnings of the attributes in a page's HTML: `data-clock="`, or with the value that a selector names. */
function attributesIn(text: string): readonly string[] {
  const written = text.match(/\bdata-[a-z-]+(="\w[\w-]*")?/g) ?? [];
  const read = text.match(/(?<=\bdataset\.)\w+/g) ?? [];
  const named = read.map((name) => `data-${name.replace(/[A-Z]/g, "-$&").toLowerCase()}`);
  return [...written, ...named].map((name) => (name.includes("=") ? name : `${name}="`));
}

describe("the data attributes in scripts, components and style sheets", (test) => {
  test("are on a page", async () => {
    const texts = await Promise.all(["client", "shared", "server/build/styles"].map(textOf));
    const html = everyPage()
      .map((page) => page.html)
      .join("");
    const used = new Set(attributesIn(texts.join("\n")));
    assert.ok(used.size > 15);
    assert.equal([...used].filter((attribute) => !html.includes(` ${attribute}`)).sort(), setByScripts);
  });
});
