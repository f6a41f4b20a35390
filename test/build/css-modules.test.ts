import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { compileCssModule } from "../../server/build/styles/css-modules.ts";
import { buildStyleSheet } from "../../server/build/styles/style-sheet.ts";
import { explain } from "../../server/process/explained-error.ts";
import { colors } from "../../shared/styles/colors.ts";
import { build } from "../setup/built-guide.ts";
import { describe } from "../setup/describe.ts";
import { temporaryFolder } from "../setup/folders.ts";

type Classes = Readonly<Record<string, string>>;

async function importClasses(file: string): Promise<Classes> {
  const imported: { default: Classes } = await import(`../../shared/${file}`);
  return imported.default;
}

describe("a class name", (test) => {
  test("is the same in a page as in the style sheet, for every CSS module", async () => {
    const files = (await listFiles("shared")).filter((file) => file.endsWith(".module.css"));
    for (const file of files) {
      const names = Object.values(await importClasses(file));
      const module = build.styles.find(({ classes }) => classes?.some((name) => names.includes(name)));
      assert.equal(module?.classes, names, file);
      assert.ok(
        names.every((name) => module?.css.includes(`.${name}`)),
        file,
      );
    }
  });
});

describe("a component", (test) => {
  test("uses only classes that its CSS modules have", async () => {
    const files = (await listFiles("shared")).filter((file) => file.endsWith(".tsx"));
    for (const file of files) {
      const source = readFileSync(join("shared", file), "utf8");
      for (const [, name, path = ""] of source.matchAll(/^import (\w+) from "(.*\.module\.css)";$/gm)) {
        const known = Object.keys(await importClasses(join(dirname(file), path)));
        const used = Array.from(
          source.matchAll(new RegExp(`(?<![/\\w])${name}\\.(\\w+)`, "g")),
          ([, used = ""]) => used,
        );
        assert.equal(
          used.filter((className) => !known.includes(className)),
          [],
          file,
        );
      }
    }
  });
});

describe("a CSS module", (test) => {
  const file = join(temporaryFolder(), "Card.module.css");
  const compile = (css: string) => {
    writeFileSync(file, css);
    return compileCssModule(file);
  };

  test("renames classes, but not elements and global classes", async () => {
    const { name, classes, css } = await compile(".title a { color: red } :global(.wrap) { color: #ffffff }");
    assert.is(name, "Card");
    assert.equal(Object.keys(classes), ["title"]);
    assert.is(css, `.${classes.title} a{color:red}.wrap{color:#fff}`);
  });

  test("resolves named breakpoints in media queries", async () => {
    const { classes, css } = await compile("@media (--tablet), print { .title { color: red } }");
    assert.is(css, `@media(min-width:46rem),print{.${classes.title}{color:red}}`);
  });

  test("with a syntax error is rejected with file and line", async () => {
    assert.match(await compile(".title {\n").then(String, String), /Card\.module\.css:1:1: Unclosed block/);
  });

  for (const [query, message] of [
    ["(min-width: 47rem)", /Card\.module\.css:1:1: Use a named breakpoint/],
    ["(width < 46rem)", /Use a named breakpoint/],
    ["(min-height: 50rem)", /Use a named breakpoint/],
    ["(--tabelt)", /No breakpoint is named tabelt/],
  ] as const) {
    test(`rejects the media query ${query}`, async () => {
      const failure = compile(`@media ${query} { .title { color: red } }`).then(String, String);
      assert.match(await failure, message);
    });
  }
});

describe("the style sheet", (test) => {
  let folder = "";
  const write = (file: string, css: string) => writeFileSync(join(folder, file), css);
  const compile = (assets = {}) => buildStyleSheet(folder, assets);

  test.before.each(() => {
    folder = temporaryFolder();
    for (const name of ["styles", "components", "islands", "layout", "pages"]) {
      mkdirSync(join(folder, name));
    }
    write("styles/tokens.css", ":root{--ink:#000}");
    write("styles/base.css", "body { margin: 0 }");
    write("styles/primitives.css", ".row { display: flex }");
    write("styles/print.css", "@page { margin: 0 }");
  });

  test("starts with the base and ends with the rules for paper; modules are sorted by folder and name", async () => {
    const files = ["components/Badge", "components/Card", "islands/Tabs", "layout/Footer", "pages/Foods"];
    for (const [index, file] of files.entries()) {
      write(`${file}.module.css`, `.a { top: ${index}px }`);
    }
    const styles = await compile();
    // The rules of the first come from colors, those of "stripes" and "filtered" from content.
    assert.equal(
      styles.map(({ name, css }) => (/^(colors|stripes|filtered)$/.test(name) ? name : `${name} ${css}`)),
      [
        "colors",
        "tokens :root{--ink:#000}",
        "base body{margin:0}",
        "primitives .row{display:flex}",
        "Badge .Badge-a{top:0}",
        "Card .Card-a{top:1px}",
        "Tabs .Tabs-a{top:2px}",
        "Footer .Footer-a{top:3px}",
        "Foods .Foods-a{top:4px}",
        "stripes",
        "filtered",
        "print @page{margin:0}",
      ],
    );
  });

  test("has the colors that styles and components read, and no others", async () => {
    write("pages/Foods.module.css", ".a { color: var(--paper) }");
    write("pages/FoodsPage.tsx", '<path fill="var(--pen)" />');
    const [rules] = await compile();
    const { paper, pen } = colors;
    const dark = `--paper:${paper[1]};--pen:${pen[1]}`;
    assert.is(
      rules?.css,
      `:root{--paper:${paper[0]};--pen:${pen[0]}}@media(prefers-color-scheme:dark){:root{${dark}}}`,
    );
  });

  test("contains hashed URLs", async () => {
    write("pages/Foods.module.css", '.a { background: url("/art/mark.svg#night") }');
    const styles = await compile({ "art/mark.svg": "/assets/art/mark.3f2a91bc.svg" });
    const foods = styles.find(({ name }) => name === "Foods");
    assert.match(foods?.css ?? "", `{background:url(/assets/art/mark.3f2a91bc.svg#night)}`);
  });

  const refused: Readonly<Record<string, string>> = {
    'url("/art/gone.svg")': "A style refers to /art/gone.svg, but there is no such file under shared/.",
    "var(--papre)": "Foods reads --papre, which no style sets. Correct the name, or set it.",
  };
  for (const [value, sentence] of Object.entries(refused)) {
    test(`rejects ${value}`, async () => {
      write("pages/Foods.module.css", `.a { background: ${value} }`);
      assert.is(await compile().then(String, ({ message }) => message), sentence);
    });
  }

  test("rejects a width in the base that is no named breakpoint", async () => {
    write("styles/base.css", "@media (min-width: 50rem) { body { margin: 0 } }");
    assert.match(await compile().then(String, String), "Use a named breakpoint");
    write("styles/base.css", "@media (--dekk) { body { margin: 0 } }");
    assert.match(
      await compile().then(String, explain),
      /styles\/base\.css:1:1: No breakpoint is named dekk\.[^\n]*$/,
    );
  });
});
