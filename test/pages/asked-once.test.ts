import * as assert from "uvu/assert";
import { readBuildOutput } from "../../server/publish/build-output.ts";
import { renderPage } from "../../server/render/render.tsx";
import { paths } from "../../shared/paths.ts";
import { routes } from "../../shared/routes.tsx";
import { describe } from "../setup/describe.ts";
import { linesOf } from "../setup/page-lines.ts";

const { assets, styles } = await readBuildOutput("dist");
const context = { siteUrl: "https://baguio.example", year: 2025, worksOffline: true, assets, styles };

/** Pages about the city: what they do not know, they say in one place. */
const cityPages: readonly string[] = [paths.destinations, paths.foods, paths.festivals, paths.stay];

describe("a page about the city", (test) => {
  for (const route of routes.filter(({ path }) => cityPages.includes(path))) {
    test(`sends its readers to ask or check at most once: ${route.path}`, () => {
      const found = linesOf(route.path, renderPage(route, context).html)
        .filter(({ text }) => /\b(?:ask|check|confirm)\b(?!-)/i.test(text))
        .map(({ text }) => text);
      assert.ok(found.length <= 1, found.join("\n"));
    });
  }
});
