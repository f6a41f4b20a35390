import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { compileCssModules } from "../../server/build/css/style-sheet.ts";
import { describe } from "../setup/describe.ts";
import { build } from "../setup/guide/built-guide.ts";
import { everyPage } from "../setup/pages/rendered-pages.ts";

const files = (await listFiles("shared")).filter((file) => /\.tsx?$/.test(file));
const sources = await Promise.all(files.map((file) => readFile(join("shared", file), "utf8")));
const content = sources.filter((_source, index) => files[index]?.startsWith("content/")).join("\n");

/** The modules with the sources that import them, and the names by which they do. */
const modules = (await compileCssModules("shared")).map(({ name, classes }) => ({
  name,
  classes,
  users: sources.flatMap((source) => {
    const [, variable] = new RegExp(`import (\\w+) from ".*/${name}.module.css"`).exec(source) ?? [];
    return variable === undefined ? [] : [{ source, variable }];
  }),
}));

describe("the classes of a CSS module", (test) => {
  test("include each that a component reads", () => {
    const unknown = modules.flatMap(({ name, classes, users }) =>
      users.flatMap(({ source, variable }) =>
        Array.from(
          source.matchAll(new RegExp(`(?<![\\w/])${variable}\\.(\\w+)`, "g")),
          ([, part = ""]) => part,
        )
          .filter((part) => !(part in classes))
          .map((part) => `${name}.${part}`),
      ),
    );
    assert.equal(unknown, []);
  });

  test("are used as `styles.name`, as `styles[…]`, or by a class that composes them", () => {
    const isUsed = (source: string, variable: string, part: string) =>
      new RegExp(`\\b${variable}\\.${part}\\b`).test(source) ||
      (source.includes(`${variable}[`) && (source + content).includes(`"${part}"`));
    const unused = modules.flatMap(({ name, classes, users }) => {
      const composed = Object.values(classes).flatMap((names) => names.split(" ").slice(1));
      return Object.entries(classes)
        .filter(([, names]) => !composed.includes(names))
        .map(([part]) => part)
        .filter((part) => !users.some(({ source, variable }) => isUsed(source, variable, part)))
        .map((part) => `${name}.${part}`);
    });
    assert.equal(unused, []);
  });
});

describe("a class on a page", (test) => {
  test("has a rule in base.css, in a module or in the generated rules", () => {
    const { base, moduleOfClass } = build.styles;
    const known = new Set([...base.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));
    const unknown = everyPage().flatMap(({ path, html }) =>
      Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = ""]) => names.match(/\S+/g) ?? [])
        .flat()
        .filter((name) => !known.has(name) && !(name in moduleOfClass))
        .map((name) => `${path}: "${name}"`),
    );
    assert.equal(unknown, []);
  });
});
