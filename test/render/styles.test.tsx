import { readFileSync } from "node:fs";
import postcss from "postcss";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import * as assert from "uvu/assert";
import { styleSelector } from "../../server/render/styles.ts";
import { describe } from "../setup/describe.ts";
import { build } from "../setup/guide/built-guide.ts";
import { everyPage } from "../setup/pages/rendered-pages.ts";

const sheet = {
  base: ":root{--ink:#000;--pine:#0f4;--s1:1px}body{color:var(--ink)}",
  modules: [".x1{color:gold}", ".y1{color:red}"],
  moduleOfClass: { x1: 0, y1: 1 },
};

const selectStyles = styleSelector(sheet);
const cssOf = (element: ReactElement) => selectStyles(renderToString(element)).css;

describe("the styles of a page", (test) => {
  const base = ":root{--ink:#000;}body{color:var(--ink)}";

  test("include the base and the module of each class, in cascade order", () => {
    assert.is(cssOf(<p className="wrap" />), base);
    assert.is(cssOf(<p className="y1 wrap">{<b className="x1" />}</p>), base + sheet.modules.join(""));
  });

  test("omit custom properties that neither rules nor drawings read", () => {
    assert.not.match(cssOf(<p />), "--pine");
    assert.match(cssOf(<path fill="var(--pine)" />), "--pine:#0f4");
    assert.match(cssOf(<path stroke="var(--pine)" fill="red" />), "--pine:#0f4");
  });

  test("do not depend on text that looks like attributes", () => {
    const typed = ' class="x1" fill="var(--pine)"';
    assert.is(cssOf(<p title={typed}>{typed}</p>), base);
  });

  test("are complete on every page: each class has its rules, each custom property a value", () => {
    for (const { path, html } of everyPage()) {
      const [head = "", body = ""] = html.split("</style>");
      const css = head.slice(head.indexOf("<style>"));
      const classes = [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
      const whole = classes.flatMap(
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
