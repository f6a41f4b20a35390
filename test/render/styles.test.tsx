import { readFileSync } from "node:fs";
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

/** The classes in some markup, those on several elements several times. */
const classesIn = (html: string) =>
  Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = ""]) => names.match(/\S+/g) ?? []).flat();

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
    for (const { path, html } of everyPage()) {
      const [head = "", body = ""] = html.split("</style>");
      const css = head.slice(head.indexOf("<style>"));
      const names = classesIn(body);
      const whole = build.styles.filter(
        ({ classes }) => classes?.some((name) => names.includes(name)) ?? true,
      );
      const rule = /[^{}]+(?=\{)/g;
      const selectors = new Set(css.match(rule));
      assert.ok(
        whole.every((module) => module.css.match(rule)?.every((selector) => selectors.has(selector))),
        path,
      );
      for (const [, name = ""] of html.matchAll(/var\((--[\w-]+)\)/g)) {
        assert.match(css, `${name}:`, path);
      }
    }
  });
});

describe("a class", (test) => {
  test("of a CSS module is on a page", () => {
    const errorPage = guideSite().render(errorRoute("A test", "A stack"));
    const shown = new Set([...everyPage(), errorPage].flatMap(({ html }) => classesIn(html)));
    const unused = build.styles.flatMap(({ classes = [] }) => classes.filter((name) => !shown.has(name)));
    assert.equal(unused, []);
  });

  test("on a page has a rule in primitives.css, in a module or in the generated rules", () => {
    const known = new Set(
      build.styles.flatMap(({ css, classes }) => classes ?? css.match(/(?<=\.)[a-z][\w-]*/g) ?? []),
    );
    const unknown = everyPage().flatMap(({ path, html }) =>
      classesIn(html)
        .filter((name) => !known.has(name))
        .map((name) => `${path}: "${name}"`),
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
    assert.equal(allStyles.match(/[{;](translate|rotate|scale):[^;}]*/g) ?? [], []);
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
