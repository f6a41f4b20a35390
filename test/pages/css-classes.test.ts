import * as assert from "uvu/assert";
import { renderPage } from "../../server/render/render.tsx";
import { errorRoute } from "../../shared/routes.tsx";
import { describe } from "../setup/describe.ts";
import { build, context } from "../setup/guide/built-guide.ts";
import { everyPage } from "../setup/pages/rendered-pages.ts";

const errorPage = renderPage(errorRoute(new Error("A test"), true), context);

/** The classes in some markup, those on several elements several times. */
const classesIn = (html: string) =>
  Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = ""]) => names.match(/\S+/g) ?? []).flat();

describe("the classes of a CSS module", (test) => {
  test("are each on a page, except for a script", () => {
    const shown = new Set([...everyPage(), errorPage].flatMap(({ html }) => classesIn(html)));
    const ofScripts = ["Tabs-hydrated"];
    const unused = Object.keys(build.styles.moduleOfClass).filter((name) => !shown.has(name));
    assert.equal(unused, ofScripts);
  });
});

describe("a class on a page", (test) => {
  test("has a rule in primitives.css, in a module or in the generated rules", () => {
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
