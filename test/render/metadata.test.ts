import { readFile } from "node:fs/promises";
import type { Document } from "happy-dom";
import * as assert from "uvu/assert";
import { asOf } from "../../shared/content/figures.ts";
import { sharePicturePath } from "../../shared/paths.ts";
import { routes } from "../../shared/routes.tsx";
import { indexedRoutes, plainNotFound, siteUrl } from "../setup/built-guide.ts";
import { describe } from "../setup/describe.ts";
import { documentAt, everyPage, pageAt, pngSize, readPage } from "../setup/pages.ts";

/** The contents of all meta elements with a name or property. */
const metas = (page: Document, name: string) =>
  Array.from(page.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`), (meta) =>
    meta.getAttribute("content"),
  );

describe("the head of a page", (test) => {
  for (const { path, seo } of indexedRoutes) {
    test(`has keywords, one date and a share picture: ${path}`, () => {
      const page = documentAt(path);
      assert.equal(metas(page, "keywords"), [seo.keywords]);
      const dates = pageAt(path).html.matchAll(/Information as of <time dateTime="([^"]*)"/g);
      assert.equal(
        Array.from(dates, ([, date]) => date),
        [asOf],
      );
      assert.equal(metas(page, "og:image"), [`${siteUrl}${sharePicturePath}`]);
      assert.ok(metas(page, "og:image:alt")[0]);
      assert.equal(metas(page, "twitter:card"), ["summary_large_image"]);
    });
  }

  test("declares the size of the share picture, which chats load on a slow connection", async () => {
    const page = documentAt("/");
    const picture = await readFile(`dist/files${sharePicturePath}`);
    const { width, height } = pngSize(picture);
    assert.equal(metas(page, "og:image:width"), [String(width)]);
    assert.equal(metas(page, "og:image:height"), [String(height)]);
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
    assert.equal(metas(documentAt(plainNotFound.path), "og:image"), []);
  });

  test("sets the browser's theme color to the page background, light and dark", () => {
    for (const { html } of everyPage()) {
      const papers = Array.from(html.matchAll(/:root\{--paper:(#\w+)/g), ([, color]) => color);
      assert.is(papers.length, 2);
      assert.equal(metas(readPage(html), "theme-color"), papers);
    }
  });
});
