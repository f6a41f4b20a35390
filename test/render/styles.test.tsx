import { readFileSync } from "node:fs";
import postcss from "postcss";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import * as assert from "uvu/assert";
import { renderPage } from "../../server/render/render.tsx";
import { styleSelector } from "../../server/render/styles.ts";
import { errorRoute } from "../../shared/routes.tsx";
import { describe } from "../setup/describe.ts";
import { build, context } from "../setup/guide/built-guide.ts";
import { everyPage } from "../setup/pages/rendered-pages.ts";

const sheet = {
  base: ":root{--ink:#000}body{color:var(--ink)}",
  modules: [".x1{color:gold}", ".y1{color:red}"],
  moduleOfClass: { x1: 0, y1: 1 },
};

const selectStyles = styleSelector(sheet);
const cssOf = (element: ReactElement) => selectStyles(renderToString(element)).css;

/** The classes in some markup, those on several elements several times. */
const classesIn = (html: string) =>
  Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = ""]) => names.match(/\S+/g) ?? []).flat();

describe("the styles of a page", (test) => {
  test("include the base and the module of each class, in cascade order", () => {
    assert.is(cssOf(<p className="wrap" />), sheet.base);
    assert.is(cssOf(<p className="y1 wrap">{<b className="x1" />}</p>), sheet.base + sheet.modules.join(""));
  });

  test("do not depend on text that looks like attributes", () => {
    const typed = ' class="x1"';
    assert.is(cssOf(<p title={typed}>{typed}</p>), sheet.base);
  });

  test("are complete on every page: each class has its rules, each custom property a value", () => {
    for (const { path, html } of everyPage()) {
      const [head = "", body = ""] = html.split("</style>");
      const css = head.slice(head.indexOf("<style>"));
      const whole = classesIn(body).flatMap(
        (name) => build.styles.modules[build.styles.moduleOfClass[name] ?? -1] ?? [],
      );
      const rule = /[^{}]+(?=\{)/g;
      const selectors = new Set(css.match(rule));
      assert.ok(
        whole.every((module) => module.match(rule)?.every((selector) => selectors.has(selector))),
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
    const errorPage = renderPage(errorRoute(new Error("A test"), true), context);
    const shown = new Set([...everyPage(), errorPage].flatMap(({ html }) => classesIn(html)));
    const unused = Object.keys(build.styles.moduleOfClass).filter((name) => !shown.has(name));
    assert.equal(unused, []);
  });

  test("on a page has a rule in primitives.css or in a module", () => {
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

describe("a rule that needs :has()", (test) => {
  // Browsers without :has() ignore the whole rule, including its other selectors.
  test("has no selectors without it", () => {
    const mixed: string[] = [];
    postcss.parse(build.styles.base + build.styles.modules.join("")).walkRules(({ selector, selectors }) => {
      const needing = selectors.filter((part) => part.includes(":has(")).length;
      if (needing > 0 && needing < selectors.length) {
        mixed.push(selector);
      }
    });
    assert.equal(mixed, []);
  });
});

describe("a drawing in a background", (test) => {
  // Safari does not apply prefers-color-scheme to background images.
  test("has a night version if its colors change", () => {
    const css = build.styles.base + build.styles.modules.join("");
    const addresses = Array.from(
      css.matchAll(/url\((\/assets\/art\/[^)]*)\)/g),
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
