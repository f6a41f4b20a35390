import supertest from "supertest";
import * as assert from "uvu/assert";
import { renderPage } from "../../server/render/render.tsx";
import { asOf } from "../../shared/content/figures.ts";
import { sharePictureSize } from "../../shared/head/share-pictures.ts";
import { filePaths } from "../../shared/paths.ts";
import { notFoundRoute, type Route, routes } from "../../shared/routes.tsx";
import { describe } from "../setup/describe.ts";
import { context, listedRoutes, siteUrl } from "../setup/guide/built-guide.ts";
import { type StartedGuide, startGuide } from "../setup/guide/start-guide.ts";
import { pngSize } from "../setup/pages/png-size.ts";

const htmlOf = (route: Route) => renderPage(route, context).html;

/** The contents of all meta elements of a name or property. */
const metas = (html: string, name: string) =>
  Array.from(
    html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g")),
    ([, content = ""]) => content,
  );

describe("the head of a page", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  for (const route of listedRoutes) {
    test(`has keywords, its date, and a share picture as large as it says: ${route.path}`, async () => {
      const html = htmlOf(route);
      assert.equal(metas(html, "keywords"), [route.listing.keywords.join(", ")]);
      assert.is(/Information as of <time dateTime="([^"]*)"/i.exec(html)?.[1], asOf);
      const [image = ""] = metas(html, "og:image");
      assert.ok(image.startsWith(`${siteUrl}/share/`));
      const { status, headers, body } = await supertest(guide.origin).get(image.slice(siteUrl.length));
      assert.is(status, 200);
      assert.is(headers["content-type"], "image/png");
      assert.equal(pngSize(body), sharePictureSize);
      assert.equal(metas(html, "og:image:width"), ["1200"]);
      assert.equal(metas(html, "og:image:height"), ["630"]);
      assert.ok(metas(html, "og:image:alt")[0]);
      assert.equal(metas(html, "twitter:card"), ["summary_large_image"]);
    });
  }

  test("has a title and a description of its own, of a length that search engines show", () => {
    for (const [field, least, most] of [
      ["title", 30, 60],
      ["description", 70, 160],
    ] as const) {
      const texts = [...routes, notFoundRoute].map((route) => route.meta[field]);
      assert.is(new Set(texts).size, texts.length);
      assert.ok(texts.every(({ length }) => length >= least && length <= most));
    }
  });

  test("says no more than that it is not for search engines where a page is not found", () => {
    const html = htmlOf(notFoundRoute);
    assert.equal(metas(html, "og:image"), []);
    assert.equal(metas(html, "robots"), ["noindex"]);
  });

  test("gives the bar of the browser the color of the paper, by day and by night", () => {
    for (const route of [...routes, notFoundRoute]) {
      const html = htmlOf(route);
      const papers = Array.from(html.matchAll(/:root\{--paper:(#\w+)/g), ([, color]) => color);
      assert.is(papers.length, 2);
      assert.equal(metas(html, "theme-color"), papers);
    }
  });

  test("names icons and a manifest that are there", async () => {
    const [home] = routes;
    assert.ok(home);
    const links = htmlOf(home).matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]*)"/g);
    const addresses = Array.from(links, ([, href = ""]) => href);
    const manifest: { icons: readonly { src: string; sizes: string }[] } = JSON.parse(
      (await supertest(guide.origin).get(filePaths.webManifest)).text,
    );
    assert.is(addresses.length, 2);
    // Browsers ask for the first two without being told.
    for (const address of [
      "/favicon.ico",
      "/apple-touch-icon.png",
      ...addresses,
      ...manifest.icons.map(({ src }) => src),
    ]) {
      assert.is((await supertest(guide.origin).head(address)).status, 200, address);
    }
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = pngSize((await supertest(guide.origin).get(src)).body);
      assert.is(`${width}x${height}`, sizes);
    }
  });
});
