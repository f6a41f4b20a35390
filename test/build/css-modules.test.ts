import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { bundleClient } from "../../server/build/bundle.ts";
import { compileCssModule, modulePrefix, scopedName } from "../../server/build/css/css-modules.ts";
import { buildStyleSheet } from "../../server/build/css/style-sheet.ts";
import { islands } from "../../shared/islands/registry.ts";
import { describe } from "../setup/describe.ts";
import { build } from "../setup/guide/built-guide.ts";

describe("the name of a class", (test) => {
  const card = modulePrefix("shared/components/Card.module.css");

  test("begins with three letters for its module, in whatever folder that is", () => {
    assert.match(card, /^[A-Z][a-z][a-z]$/);
    assert.is(modulePrefix("elsewhere/Card.module.css"), card);
    assert.is.not(modulePrefix("shared/components/Badge.module.css"), card);
  });

  test("goes on with the place of its part in the module", () => {
    const parts = Array.from({ length: 28 }, (_, index) => `part${index}`);
    const css = parts.map((part) => `.${part} .part0 { top: 0.5em }`).join(" ");
    const nameOf = (part: string) => scopedName(part, "Card.module.css", css);
    assert.equal(
      ["part0", "part1", "part25", "part26"].map(nameOf),
      ["a", "b", "z", "ba"].map((end) => card + end),
    );
    assert.is(new Set(parts.map(nameOf)).size, parts.length);
  });

  test("is the same to Node, which imports a module, as in the style sheet", async () => {
    const { styles } = build;
    const files = (await listFiles("shared")).filter((file) => file.endsWith(".module.css"));
    assert.ok(files.length > 0);
    for (const file of files) {
      const imported: { default: Readonly<Record<string, string>> } = await import(`../../shared/${file}`);
      const chunk = styles.find(({ prefix }) => prefix === modulePrefix(file));
      for (const className of Object.values(imported.default).flatMap((names) => names.split(" "))) {
        assert.match(chunk?.css ?? "", `.${className}`, file);
      }
    }
  });

  test("is the same in the scripts of the browser", async () => {
    const scripts = (await bundleClient()).files.map(({ body }) => body.toString()).join("\n");
    for (const { Component } of Object.values(islands)) {
      const island = Component.name;
      const file = `shared/islands/${island}.module.css`;
      const imported: { default: Readonly<Record<string, string>> } = await import(`../../${file}`);
      const source = await readFile(`shared/islands/${island}.tsx`, "utf8");
      const used = Object.entries(imported.default).filter(([part]) => source.includes(`styles.${part}`));
      assert.ok(used.length > 0, island);
      for (const [, className] of used) {
        assert.match(scripts, className, island);
      }
    }
  });
});

describe("a CSS module", (test) => {
  test("gives each part its class, in HTML and in the rules", async () => {
    const { name, prefix, classes, css } = await compileCssModule(
      "shared/components/Card.module.css",
      ".title { color: red }\n.title .price { color: #ffffff }\n",
    );
    assert.is(name, "Card");
    assert.equal(classes, { title: `${prefix}a`, price: `${prefix}b` });
    assert.is(css, `.${prefix}a{color:red}.${prefix}a .${prefix}b{color:#fff}`);
  });

  test("leaves elements and global classes their names", async () => {
    const { prefix, css } = await compileCssModule(
      "Card.module.css",
      ".title a { color: red } :global(.wrap) { color: red }",
    );
    assert.is(css, `.${prefix}a a,.wrap{color:red}`);
  });
});

describe("a media query", (test) => {
  const compile = (query: string) =>
    compileCssModule("Card.module.css", `@media ${query} { .title { color: red } }`);

  test("asks for a width by its name", async () => {
    const { prefix, css } = await compile("(--tablet), print");
    assert.is(css, `@media(min-width:46rem),print{.${prefix}a{color:red}}`);
  });

  test("asks what is below a width, in words that browsers of four years ago read", async () => {
    const { prefix, css } = await compile("not (--tablet)");
    assert.is(css, `@media not all and (min-width:46rem){.${prefix}a{color:red}}`);
  });

  for (const [query, message] of [
    ["(min-width: 47rem)", /Card\.module\.css:1:1: A media query names its width/],
    ["(max-width: 46rem)", /A media query names its width/],
    ["(width < 46rem)", /A media query names its width/],
    ["(--tabelt)", /No breakpoint is named tabelt/],
  ] as const) {
    test(`stops the build with ${query}`, async () => {
      assert.match(`${await compile(query).catch((reason: unknown) => reason)}`, message);
    });
  }
});

describe("a width", (test) => {
  test("is written in no markup or script, only in the list of breakpoints", async () => {
    const files = (await listFiles("shared")).filter((file) => /\.tsx?$/.test(file));
    const sources = await Promise.all(files.map((file) => readFile(join("shared", file), "utf8")));
    assert.equal(
      files.filter((_file, index) => /\((?:min-|max-)?width:/.test(sources[index] ?? "")),
      ["styles/breakpoints.ts"],
    );
  });
});

describe("the style sheet", (test) => {
  const palette = { pigments: { coral: "#f19a86" }, colors: { paper: ["#fff", "#012"] } } as const;
  let folder = "";
  const write = (file: string, css: string) => writeFile(join(folder, file), css);

  test.before.each(async () => {
    folder = await mkdtemp(join(tmpdir(), "baguio-styles-"));
    for (const room of ["styles", "components", "islands", "layout", "pages"]) {
      await mkdir(join(folder, room));
    }
    await write("styles/tokens.css", ":root{--ink:#000}");
    await write("styles/base.css", "body { margin: 0 }");
  });
  test.after.each(() => rm(folder, { recursive: true }));

  test("has the base first, then the modules room by room and by name", async () => {
    await write("pages/Foods.module.css", ".a { color: red }");
    await write("layout/Footer.module.css", ".a { color: red }");
    await write("islands/Tabs.module.css", ".a { color: red }");
    await write("components/Card.module.css", ".a { color: red }");
    await write("components/Badge.module.css", ".a { color: red }");
    const sheet = await buildStyleSheet(folder, {}, palette);
    assert.equal(
      sheet.map(({ prefix }) => prefix),
      ["", ...["Badge", "Card", "Tabs", "Footer", "Foods"].map((name) => modulePrefix(`${name}.module.css`))],
    );
    assert.is(
      sheet[0]?.css,
      ":root{--paper:#fff}@media(prefers-color-scheme:dark){:root{--paper:#012}}:root{--ink:#000}body{margin:0}",
    );
  });

  test("has no room for two modules of one name", async () => {
    await write("components/Card.module.css", ".a { color: red }");
    await write("pages/Card.module.css", ".b { color: blue }");
    const error = await buildStyleSheet(folder, {}, palette).catch((reason: unknown) => reason);
    assert.is(
      `${error}`,
      "Error: The class names of Card and of pages/Card.module.css begin alike. Rename one of the two CSS modules.",
    );
  });

  test("leads a url to the hashed name of its file", async () => {
    await write("components/Card.module.css", '.a { background: url("/art/mark.svg#night") }');
    const [, card] = await buildStyleSheet(
      folder,
      { "art/mark.svg": "/assets/art/mark.3f2a91bc.svg" },
      palette,
    );
    assert.is(card?.css, `.${card?.prefix}a{background:url(/assets/art/mark.3f2a91bc.svg#night)}`);
  });

  test("has no widths in its base but those with a name", async () => {
    await write("styles/base.css", "@media (min-width: 50rem) { body { margin: 0 } }");
    const error = await buildStyleSheet(folder, {}, palette).catch((reason: unknown) => reason);
    assert.match(`${error}`, "A media query names its width");
  });

  test("names the file that a url misses", async () => {
    await write("components/Card.module.css", '.a { background: url("/art/gone.svg") }');
    const error = await buildStyleSheet(folder, {}, palette).catch((reason: unknown) => reason);
    assert.is(`${error}`, "Error: A style refers to /art/gone.svg, but there is no such file under shared/.");
  });

  test("has pigments in the place of their names, and names one that there is not", async () => {
    await write("components/Card.module.css", ".a { color: var(--pigment-coral) }");
    const [, card] = await buildStyleSheet(folder, {}, palette);
    assert.is(card?.css, `.${card?.prefix}a{color:#f19a86}`);
    await write("components/Card.module.css", ".a { color: var(--pigment-choral) }");
    const error = await buildStyleSheet(folder, {}, palette).catch((reason: unknown) => reason);
    assert.is(
      `${error}`,
      `Error: ${folder}/components/Card.module.css takes the pigment choral, which shared/styles/colors.ts does not have. It has coral.`,
    );
  });

  test("names a custom property that is read and never set", async () => {
    await write("components/Card.module.css", ".a { color: var(--papre) }");
    const error = await buildStyleSheet(folder, {}, palette).catch((reason: unknown) => reason);
    assert.is(
      `${error}`,
      "Error: The style Card reads --papre, which no style sets. There are --paper, --ink.",
    );
  });
});
