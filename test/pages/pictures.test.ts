import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { onwardPoints, roadPoints } from "../../shared/content/maps.ts";
import { build } from "../setup/built-guide.ts";
import { describe } from "../setup/describe.ts";
import { everyPage, readPage } from "../setup/pages.ts";

const icons = (await listFiles("public")).filter((file) => /icon.*\.(?:ico|png)$/.test(file));
const drawings = (await listFiles("shared/art")).map((file) => `art/${file}`);
const pages = everyPage();

const maxBytes = 6 * 1024;
const maxBytesOfMap = 9 * 1024;

describe("an icon", (test) => {
  for (const file of icons) {
    test(`is small: ${file}`, async () => {
      const { length } = await readFile(`public/${file}`);
      assert.ok(length <= maxBytes, `${length} bytes`);
    });
  }
});

describe("a drawing", (test) => {
  for (const name of drawings) {
    test(`is small, on a page, and readable in Firefox: ${name}`, async () => {
      const address = build.assets[name] ?? "";
      const { length } = gzipSync(await readFile(`dist/files${address}`), { level: 9 });
      assert.ok(length <= (name.startsWith("art/maps/") ? maxBytesOfMap : maxBytes), `${length} bytes`);
      assert.ok(address !== "" && pages.some(({ html }) => html.includes(address)));
      // Firefox ignores a viewBox whose numbers are not separated by spaces.
      const boxes = (await readFile(`shared/${name}`, "utf8")).match(/viewBox="[^"]*"/g) ?? [];
      assert.ok(boxes.length > 0 && boxes.every((box) => /"-?[\d.]+( -?[\d.]+){3}"/.test(box)), boxes.join());
    });
  }
});

describe("the drawing of the road", (test) => {
  test("has the heights of the content", async () => {
    const svg = await readFile("shared/art/road.svg", "utf8");
    for (const points of [roadPoints, onwardPoints]) {
      assert.ok(svg.includes(`d="M${points.map(({ km, meters }) => `${km} ${-meters}`).join("L")}"`));
    }
  });
});

describe("the pictures of a page", (test) => {
  for (const { path, html } of pages) {
    test(`have a size and an alt text, and all but the first load lazily: ${path}`, () => {
      const pictures = Array.from(readPage(html).querySelectorAll("img"));
      assert.ok(pictures.length > 0);
      for (const picture of pictures) {
        assert.match(picture.getAttribute("width") ?? "", /^\d+$/);
        assert.match(picture.getAttribute("height") ?? "", /^\d+$/);
        assert.ok(picture.hasAttribute("alt"));
      }
      const eager = pictures.filter((picture) => picture.getAttribute("loading") !== "lazy");
      assert.ok(eager.length <= 1, eager.join("\n"));
      assert.ok(eager.every((picture) => picture.getAttribute("fetchpriority") === "high"));
    });
  }
});
