import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Response } from "playwright-core";
import * as assert from "uvu/assert";
import { readConfig } from "../../server/config.ts";
import { schedule } from "../../shared/content/derived/timetable.ts";
import { operators } from "../../shared/content/operators.ts";
import { hotels, inns, transientHouses } from "../../shared/content/stays.ts";
import { paths } from "../../shared/paths.ts";
import { breakpoints } from "../../shared/styles/breakpoints.ts";
import { phone } from "../setup/browser/browser.ts";
import { describeInBrowser } from "../setup/browser/describe-in-browser.ts";
import { describe } from "../setup/describe.ts";
import { build } from "../setup/guide/built-guide.ts";
import { type SpawnedGuide, spawnGuide } from "../setup/guide/spawn-guide.ts";
import { pagePaths, pathsOfEachKind, unknownPath } from "../setup/pages/page-kinds.ts";
import { readPage } from "../setup/pages/read-page.ts";
import { ask } from "../setup/requests/raw-request.ts";

/** What fits into the first round trip of a connection. */
const firstRoundTrip = 14_600;

/**
 * For which the build publishes where nobody has said another: only then pages come compressed as hard as it
 * goes.
 */
const addressOfBuild = readConfig({}).siteUrl;

describe("the HTML of a page", (test) => {
  let guide: SpawnedGuide;
  test.before(async () => {
    guide = await spawnGuide({ SITE_URL: addressOfBuild, TRUST_PROXY: "1" });
  });
  test.after(() => {
    guide.process.kill("SIGKILL");
  });

  for (const path of pagePaths) {
    test(`of ${path} comes in one round trip over https, with its headers and its styles`, async () => {
      const { headers, bytes } = await ask(guide.port, "GET", path, {
        "Accept-Encoding": "br",
        "X-Forwarded-Proto": "https",
      });
      assert.is(headers["content-encoding"], "br");
      assert.ok(headers["strict-transport-security"]);
      assert.ok(bytes <= firstRoundTrip, `${bytes} bytes`);
    });

    test(`of ${path} needs nothing more before a phone can paint it, and preloads one picture at most`, async () => {
      const page = readPage(String((await ask(guide.port, "GET", path)).body));
      assert.is(page.querySelectorAll("link[rel=stylesheet]").length, 0);
      assert.is(page.querySelectorAll("script[src]:not([type=module])").length, 0);
      assert.equal(
        Array.from(page.querySelectorAll("link[rel=preload][as=font]"), (link) => link.getAttribute("media")),
        [breakpoints.tablet],
      );
      assert.ok(page.querySelectorAll("link[rel=preload][as=image]").length <= 1);
    });
  }

  test("of the timetable has at most 1,100 elements where there is script", async () => {
    const page = readPage(String((await ask(guide.port, "GET", paths.schedules)).body));
    const { length } = Array.from(page.querySelectorAll("*")).filter(
      (element) => !element.closest("noscript"),
    );
    assert.ok(length <= 1_100, `${length} elements`);
  });
});

describe("the scripts of the pages", (test) => {
  let scripts: readonly string[];
  test.before(async () => {
    const { files } = build;
    scripts = files.map(({ path }) => `dist/files${path}`).filter((file) => file.endsWith(".js"));
  });

  test("have one of at most 4.5 KB that runs on every page, and two that are loaded when they are needed", async () => {
    const names = scripts.map((file) => basename(file).replace(/\.\w+\.js$/, ""));
    assert.equal(names.sort(), ["hydrate", "hydrate-island", "search"]);
    const boot = scripts.find((file) => /\/hydrate\.\w+\.js$/.test(file));
    const { length } = await readFile(`${boot}.br`);
    assert.ok(length <= 4_500, `${length} bytes`);
  });

  test("hold no name of a house, no operator and no fare", async () => {
    const facts = [
      ...[...hotels, ...inns, ...transientHouses].map(({ name }) => name),
      ...operators.map(({ name }) => name),
      ...schedule.map(({ price }) => price),
    ];
    assert.ok(scripts.length > 1);
    for (const script of scripts) {
      const source = await readFile(script, "utf8");
      assert.equal(
        facts.filter((fact) => source.includes(fact)),
        [],
      );
    }
  });
});

describeInBrowser("a first visit", (test, visits) => {
  for (const path of pagePaths) {
    test(`to ${path} loads at most 150 KB`, async () => {
      const { page } = await visits.empty({ viewport: phone });
      const responses: Response[] = [];
      page.on("response", (response) => responses.push(response));
      await page.goto(visits.address(path));
      const faces = responses.filter((response) => response.url().endsWith(".woff2"));
      assert.is(faces.length, 0, "a face that comes too late to be shown");
      const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
      const total = sizes.reduce(
        (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
        0,
      );
      assert.ok(total > firstRoundTrip / 10 && total <= 150_000, `${total} bytes`);
    });
  }
});

describeInBrowser("a phone", (test, visits) => {
  for (const path of [...pathsOfEachKind, unknownPath]) {
    // Each costs a phone time when its first text is laid out. The seven sizes of tokens.css and two for a drawing or
    // a numeral; most of them in one face and weight, some also plain or in the display face. Generated text counts not.
    test(`lays out the text of ${path} in at most 13 fonts of 9 sizes, plain or bold`, async () => {
      const { page } = await visits.empty({ viewport: phone });
      await page.goto(visits.address(path));
      const fonts = await page.evaluate(() => {
        const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
        const found = new Map<string, { size: string; weight: string; text: string }>();
        while (texts.nextNode()) {
          const { data, parentElement } = texts.referenceNode as Text; // The iterator shows no others.
          if (data.trim() && parentElement?.checkVisibility()) {
            const { fontFamily, fontSize, fontWeight } = getComputedStyle(parentElement);
            found.set(`${fontFamily} ${fontSize} ${fontWeight}`, {
              size: fontSize,
              weight: fontWeight,
              text: data,
            });
          }
        }
        return [...found.values()];
      });
      const list = fonts.map(({ size, weight, text }) => `${size} ${weight}: ${text}`).join("\n");
      assert.ok(fonts.length <= 13 && new Set(fonts.map(({ size }) => size)).size <= 9, list);
      assert.equal([...new Set(fonts.map(({ weight }) => weight))].sort(), ["400", "700"], list);
    });
  }
});
