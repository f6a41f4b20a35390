import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { compileCssModules } from "../../server/build/css/style-sheet.ts";
import { renderPage } from "../../server/render/render.tsx";
import { errorRoute } from "../../shared/routes.tsx";
import { describe } from "../setup/describe.ts";
import { build, context } from "../setup/guide/built-guide.ts";
import { everyPage } from "../setup/pages/rendered-pages.ts";

const files = (await listFiles("shared")).filter((file) => /\.tsx?$/.test(file));
const sources = await Promise.all(files.map((file) => readFile(join("shared", file), "utf8")));

/** The modules with the sources that import them, and the names by which they do. */
const modules = (await compileCssModules("shared")).map(({ name, classes }) => ({
  name,
  classes,
  users: sources.flatMap((source) => {
    const [, variable] = new RegExp(`import (\\w+) from ".*/${name}.module.css"`).exec(source) ?? [];
    return variable === undefined ? [] : [{ source, variable }];
  }),
}));

const errorPage = renderPage(errorRoute(new Error("A test"), true), context);

/** The classes in some markup, those on several elements several times. */
const classesIn = (html: string) =>
  Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = ""]) => names.match(/\S+/g) ?? []).flat();

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

  test("are each on a page, except for a script", () => {
    const shown = new Set([...everyPage(), errorPage].flatMap(({ html }) => classesIn(html)));
    const ofScripts = ["Tabs-hydrated"];
    const unused = Object.keys(build.styles.moduleOfClass).filter((name) => !shown.has(name));
    assert.equal(unused, ofScripts);
  });
});

describe("a class on a page", (test) => {
  test("has a rule in base.css, in a module or in the generated rules", () => {
    const { base, moduleOfClass } = build.styles;
    const known = new Set([...base.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));
    const unknown = everyPage().flatMap(({ path, html }) =>
      classesIn(html)
        .filter((name) => !known.has(name) && !(name in moduleOfClass))
        .map((name) => `${path}: "${name}"`),
    );
    assert.equal(unknown, []);
  });
});
