import { readFile } from "node:fs/promises";
import * as assert from "uvu/assert";
import { asOf } from "../../shared/content/figures.ts";
import { sharePicturePath } from "../../shared/paths.ts";
import { routes } from "../../shared/routes.tsx";
import { indexedRoutes, plainNotFound, siteUrl } from "../setup/built-guide.ts";
import { describe } from "../setup/describe.ts";
import { everyPage, pageAt, pngSize } from "../setup/pages.ts";

/** The contents of all meta elements with a name or property. */
const metas = (html: string, name: string) =>
  Array.from(
    html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g")),
    ([, content = ""]) => content,
  );

describe("the head of a page", (test) => {
  for (const { path, seo } of indexedRoutes) {
    test(`has keywords, one date and a share picture: ${path}`, () => {
      const { html } = pageAt(path);
      assert.equal(metas(html, "keywords"), [seo.keywords]);
      const dates = html.matchAll(/Information as of <time dateTime="([^"]*)"/g);
      assert.equal(
        Array.from(dates, ([, date]) => date),
        [asOf],
      );
      assert.equal(metas(html, "og:image"), [`${siteUrl}${sharePicturePath}`]);
      assert.ok(metas(html, "og:image:alt")[0]);
      assert.equal(metas(html, "twitter:card"), ["summary_large_image"]);
    });
  }

  test("declares the size of the share picture, which chats load on a slow connection", async () => {
    const { html } = pageAt("/");
    const picture = await readFile(`dist/files${sharePicturePath}`);
    const { width, height } = pngSize(picture);
    assert.equal(metas(html, "og:image:width"), [String(width)]);
    assert.equal(metas(html, "og:image:height"), [String(height)]);
    assert.ok(picture.length <= 100_000);
  });

  test("has a unique title and description, of a length that search engines show", () => {
    for (const [field, least, most] of [
      ["title", 30, 60],
      ["description", 70, 160],
    ] as const) {
      const texts = [...routes, plainNotFound].map((route) => route.meta[field]);
      assert.is(new Set(texts).size, texts.length);
      assert.ok(texts.every(({ length }) => length >= least && length <= most));
    }
  });

  test("of Page Not Found has no share picture", () => {
    assert.equal(metas(pageAt(plainNotFound.path).html, "og:image"), []);
  });

  test("sets the browser's theme color to the page background, light and dark", () => {
    for (const { html } of everyPage()) {
      const papers = Array.from(html.matchAll(/:root\{--paper:(#\w+)/g), ([, color]) => color);
      assert.is(papers.length, 2);
      assert.equal(metas(html, "theme-color"), papers);
    }
  });
});
