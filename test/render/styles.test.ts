import { readFileSync } from "node:fs";
import postcss from "postcss";
import * as assert from "uvu/assert";
import { readHtml } from "../../server/render/rendered-html.ts";
import { type StyleSheet, selectStyles } from "../../server/render/styles.ts";
import { describe } from "../setup/describe.ts";
import { build } from "../setup/guide/built-guide.ts";
import { notFoundPage, renderedPages } from "../setup/pages/rendered-pages.ts";

const sheet = [
  { prefix: "", css: "body{margin:0}" },
  { prefix: "Bdg", css: ".Bdga{color:gold}" },
  { prefix: "Crd", css: ".Crda{color:red}" },
  { prefix: "Crg", css: ".Crga{display:grid}" },
];

const declared = /(?<=[;{])(--[\w-]+):[^;}]*;?/g;

/** Without rules that set nothing else, and media queries of such rules, too. */
const withoutProperties = (css: string) =>
  css
    .replace(declared, "")
    .replace(/[^{}]+\{\}/g, "")
    .replace(/[^{}]+\{\}/g, "");
const propertiesSet = (css: string) => sortedOnce(css.matchAll(declared));
const read = (text: string) => sortedOnce(text.matchAll(/var\((--[\w-]+)/g));

function sortedOnce(matches: Iterable<RegExpMatchArray>): readonly string[] {
  return [...new Set(Array.from(matches, ([, name = ""]) => name))].sort();
}

/** The rules that a page gets. */
const cssOf = (styles: StyleSheet, markup: string) => selectStyles(styles, markup, readHtml(markup)).css;

describe("the styles of a page", (test) => {
  const pages: readonly (readonly [name: string, markup: string, css: string])[] = [
    ["are the base alone where no module is used", "<p>Baguio</p>", "body{margin:0}"],
    ["have the module of a class", '<p class="Bdga">Baguio</p>', "body{margin:0}.Bdga{color:gold}"],
    [
      "have the module of each class of an element, in the order of the cascade",
      '<p class="wrap Crda Bdga">Baguio</p>',
      "body{margin:0}.Bdga{color:gold}.Crda{color:red}",
    ],
    [
      "tell a module from one that begins almost alike",
      '<p class="Crga">Baguio</p>',
      "body{margin:0}.Crga{display:grid}",
    ],
    ["take no word of the text for a class", "<p>Crda Bdga</p>", "body{margin:0}"],
    ["take no global class for a module", '<p class="wrap lead">Baguio</p>', "body{margin:0}"],
  ];
  for (const [name, markup, css] of pages) {
    test(name, () => {
      assert.is(cssOf(sheet, markup), css);
    });
  }

  test("are, on every page, those of the classes in it and no others", () => {
    for (const { path, html } of [...renderedPages, notFoundPage]) {
      const [head = "", body = ""] = html.split("</style>");
      const css = head.slice(head.indexOf("<style>") + "<style>".length);
      const classes = [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
      assert.not(classes.includes("undefined"), `${path}: a part that its CSS module lacks`);
      const expected = build.styles.filter(({ prefix }) => classes.some((one) => one.startsWith(prefix)));
      const whole = expected.map((chunk) => chunk.css).join("");
      assert.is(withoutProperties(css), withoutProperties(whole), path);
      assert.equal(
        propertiesSet(css),
        read(css + body).filter((name) => propertiesSet(whole).includes(name)),
      );
    }
  });

  test("leave out what the custom properties left empty", () => {
    const motion = [{ prefix: "", css: "p{margin:0}@media print{:root{--quick:0s}}@page{margin:9mm}" }];
    assert.is(cssOf(motion, "<p></p>"), "p{margin:0}@page{margin:9mm}");
  });
  test("set the custom properties that they or the page read, and no others", () => {
    const palette = [{ prefix: "", css: ":root{--ink: #000;--pine: #0f4;--s1: 1px}body{color:var(--ink)}" }];
    assert.is(cssOf(palette, "<p></p>"), ":root{--ink: #000;}body{color:var(--ink)}");
    assert.is(
      cssOf(palette, '<path fill="var(--pine)"/>'),
      ":root{--ink: #000;--pine: #0f4;}body{color:var(--ink)}",
    );
  });

  test("set custom properties on classes that the page or its data name, and on no others", () => {
    const liveries = [{ prefix: "Bus", css: ".Busa{color:var(--o)}.Busb{--o:red}.Busc{--o:blue}" }];
    assert.is(cssOf(liveries, '<p class="Busa Busb"></p>'), ".Busa{color:var(--o)}.Busb{--o:red}");
    assert.is(
      cssOf(liveries, '<p class="Busa" data-next="Busc"></p>'),
      ".Busa{color:var(--o)}.Busc{--o:blue}",
    );
  });
});

describe("a rule that needs :has()", (test) => {
  // Browsers before :has() leave out the whole rule, with all its selectors.
  test("has no selector that does without it", () => {
    const mixed = build.styles.flatMap(({ css }) => {
      const found: string[] = [];
      postcss.parse(css).walkRules(({ selector, selectors }) => {
        const needing = selectors.filter((one) => one.includes(":has(")).length;
        if (needing > 0 && needing < selectors.length) {
          found.push(selector);
        }
      });
      return found;
    });
    assert.equal(mixed, []);
  });
});

describe("a drawing in a background", (test) => {
  const css = build.styles.map((module) => module.css).join("");
  const addresses = [
    ...new Set(Array.from(css.matchAll(/url\((\/assets\/art\/[^)]*)\)/g), ([, address = ""]) => address)),
  ];
  const drawings = addresses.filter((address) => !address.includes("#"));

  test("is there", () => {
    assert.ok(drawings.length > 0);
  });

  for (const address of drawings) {
    // Safari does not tell it that the page is dark.
    test(`has night colors by name: ${address.replace(/\.\w+\.svg$/, "")}`, () => {
      const colored = readFileSync(`dist/files${address}`, "utf8").includes("var(--");
      assert.is(addresses.includes(`${address}#night`), colored);
    });
  }
});
