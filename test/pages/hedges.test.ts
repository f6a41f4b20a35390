import * as assert from "uvu/assert";
import { renderPage } from "../../server/render/render.tsx";
import { asOf } from "../../shared/content/figures.ts";
import { routes } from "../../shared/routes.tsx";
import { ageSuffix } from "../../shared/universal/age-suffix.ts";
import { describe } from "../setup/describe.ts";
import { context } from "../setup/guide/built-guide.ts";
import { hedgesOf } from "../setup/pages/hedges.ts";

/** Hedges in 1,000 words. */
const most = 20;

describe("a page that is years old", (test) => {
  const age = ageSuffix(asOf, new Date("2028-01-01"));
  for (const route of routes) {
    test(`hedges only where it matters: ${route.path}`, () => {
      const { found, words } = hedgesOf(renderPage(route, { ...context, age }).html);
      const share = (1000 * found.length) / words;
      assert.ok(
        share <= most,
        `${route.path}: ${share.toFixed(1)} in 1,000 words, more than ${most}. ${found.length} in ${words}: ${found.join(", ")}`,
      );
    });
  }
});
