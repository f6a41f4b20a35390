import { readFileSync } from "node:fs";
import postcss from "postcss";
import * as assert from "uvu/assert";
import { readHtml } from "../../server/render/rendered-html.ts";
import { type StyleSheet, selectStyles } from "../../server/render/styles.ts";
import { describe } from "../setup/describe.ts";
import { build } from "../setup/guide/built-guide.ts";
import { notFoundPage, renderedPages } from "../setup/pages/rendered-pages.ts";

const sheet = [
  { name: "", css: "body{margin:0}" },
  { name: "Badge", css: ".Badge-gold{color:gold}" },
  { name: "Card", css: ".Card-title{color:red}" },
  { name: "CardGrid", css: ".CardGrid-grid{display:grid}" },
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
    [
      "have the module of a class",
      '<p class="Badge-gold">Baguio</p>',
      "body{margin:0}.Badge-gold{color:gold}",
    ],
    [
      "have the module of each class of an element, in the order of the cascade",
      '<p class="wrap Card-title Badge-gold">Baguio</p>',
      "body{margin:0}.Badge-gold{color:gold}.Card-title{color:red}",
    ],
    [
      "tell a module from one whose name goes on",
      '<p class="CardGrid-grid">Baguio</p>',
      "body{margin:0}.CardGrid-grid{display:grid}",
    ],
    ["take no word of the text for a class", "<p>Card-title Badge-gold</p>", "body{margin:0}"],
    ["take no global class for a module", '<p class="Card lead">Baguio</p>', "body{margin:0}"],
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
      const expected = build.styles.filter(
        ({ name }) => name === "" || classes.some((one) => one.startsWith(`${name}-`)),
      );
      const whole = expected.map((chunk) => chunk.css).join("");
      assert.is(withoutProperties(css), withoutProperties(whole), path);
      assert.equal(
        propertiesSet(css),
        read(whole + body).filter((name) => propertiesSet(whole).includes(name)),
      );
    }
  });

  test("leave out what the custom properties left empty", () => {
    const motion = [{ name: "", css: "p{margin:0}@media print{:root{--quick:0s}}@page{margin:9mm}" }];
    assert.is(cssOf(motion, "<p></p>"), "p{margin:0}@page{margin:9mm}");
  });
  test("set the custom properties that they or the page read, and no others", () => {
    const palette = [{ name: "", css: ":root{--ink: #000;--pine: #0f4;--s1: 1px}body{color:var(--ink)}" }];
    assert.is(cssOf(palette, "<p></p>"), ":root{--ink: #000;}body{color:var(--ink)}");
    assert.is(
      cssOf(palette, '<path fill="var(--pine)"/>'),
      ":root{--ink: #000;--pine: #0f4;}body{color:var(--ink)}",
    );
  });

  test("set custom properties on classes that the page or its data name, and on no others", () => {
    const liveries = [{ name: "bus", css: ".bus-sign{color:var(--o)}.bus-red{--o:red}.bus-blue{--o:blue}" }];
    assert.is(
      cssOf(liveries, '<p class="bus-sign bus-red"></p>'),
      ".bus-sign{color:var(--o)}.bus-red{--o:red}",
    );
    assert.is(
      cssOf(liveries, '<p class="bus-sign" data-next="bus-blue"></p>'),
      ".bus-sign{color:var(--o)}.bus-blue{--o:blue}",
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
