import { readFileSync } from "node:fs";
import { DomUtils, parseDocument } from "htmlparser2";
import postcss from "postcss";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import * as assert from "uvu/assert";
import { selectStyles } from "../../server/render/render.tsx";
import { errorRoute } from "../../shared/routes.tsx";
import { build, guideSite } from "../setup/built-guide.ts";
import { describe } from "../setup/describe.ts";
import { everyPage } from "../setup/pages.ts";

const styles = [
  { name: "base", css: "body{margin:0}" },
  { name: "x", classes: ["x1"], css: ".x1{color:gold}" },
  { name: "y", classes: ["y1", "y2"], css: ".y1{color:red}" },
  { name: "print", css: "@page{margin:0}" },
];

const cssOf = (element: ReactElement) => selectStyles(styles, renderToString(element));

/** All elements, with those in templates. */
const elementsIn = (html: string) => DomUtils.findAll(() => true, parseDocument(html).children);

const pages = everyPage().map(({ path, html }) => ({ path, html, elements: elementsIn(html) }));

const classesIn = (elements: ReturnType<typeof elementsIn>) =>
  new Set(elements.flatMap(({ attribs: { class: names } }) => names?.match(/\S+/g) ?? []));

describe("the styles of a page", (test) => {
  test("include the global rules and the module of each class, in cascade order", () => {
    assert.is(cssOf(<p className="wrap" />), "body{margin:0}@page{margin:0}");
    assert.is(
      cssOf(<p className="y1 wrap">{<b className="x1" />}</p>),
      "body{margin:0}.x1{color:gold}.y1{color:red}@page{margin:0}",
    );
  });

  test("do not depend on text that looks like attributes", () => {
    const typed = ' class="x1"';
    assert.is(cssOf(<p title={typed}>{typed}</p>), cssOf(<p />));
  });

  test("are complete on every page: each class has its rules, each custom property a value", () => {
    for (const { path, html, elements } of pages) {
      const css = DomUtils.textContent(elements.filter(({ name }) => name === "style"));
      const names = classesIn(elements);
      const whole = build.styles.filter(({ classes }) => classes?.some((name) => names.has(name)) ?? true);
      const missing = whole.filter((rules) => !css.includes(rules.css));
      assert.equal(missing, [], path);
      for (const [, name = ""] of html.matchAll(/var\((--[\w-]+)\)/g)) {
        assert.match(css, `${name}:`, path);
      }
    }
  });
});

describe("a class", (test) => {
  test("of a CSS module is on a page", () => {
    const errorPage = elementsIn(guideSite().render(errorRoute("A test", "A stack")).html);
    const shown = [errorPage, ...pages.map(({ elements }) => elements)].map(classesIn);
    const unused = build.styles.flatMap(({ classes = [] }) =>
      classes.filter((name) => !shown.some((names) => names.has(name))),
    );
    assert.equal(unused, []);
  });

  test("on a page has a rule in primitives.css, in a module or in the generated rules", () => {
    const known = new Set(
      build.styles.flatMap(({ css, classes }) => classes ?? css.match(/(?<=\.)[a-z][\w-]*/g) ?? []),
    );
    const unknown = pages.flatMap(({ path, elements }) =>
      [...classesIn(elements)].filter((name) => !known.has(name)).map((name) => `${path}: "${name}"`),
    );
    assert.equal(unknown, []);
  });
});

const allStyles = build.styles.map(({ css }) => css).join("");

describe("a rule that needs :has()", (test) => {
  // Browsers without :has() ignore the whole rule, including its other selectors.
  test("has no selectors without it", () => {
    const mixed: string[] = [];
    postcss.parse(allStyles).walkRules(({ selector, selectors }) => {
      const needing = selectors.filter((part) => part.includes(":has(")).length;
      if (needing > 0 && needing < selectors.length) {
        mixed.push(selector);
      }
    });
    assert.equal(mixed, []);
  });
});

describe("the styles", (test) => {
  test("transform elements as Chrome before 104 understands", () => {
    const unknown: string[] = [];
    postcss.parse(allStyles).walkDecls(/^(translate|rotate|scale)$/, ({ prop }) => void unknown.push(prop));
    assert.equal(unknown, []);
  });
});

describe("a drawing in a background", (test) => {
  // Safari does not apply prefers-color-scheme to background images.
  test("has a night version if its colors change", () => {
    const addresses = Array.from(
      allStyles.matchAll(/url\((\/assets\/art\/[^)]*)\)/g),
      ([, address = ""]) => address,
    );
    const drawings = addresses.filter((address) => !address.includes("#"));
    assert.ok(drawings.length > 0);
    for (const address of drawings) {
      const colored = readFileSync(`dist/files${address}`, "utf8").includes("var(--");
      assert.is(addresses.includes(`${address}#night`), colored, address);
    }
  });
});
