import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { describe } from "../setup/describe.ts";
import { build } from "../setup/guide/built-guide.ts";
import { notFoundPage, renderedPages } from "../setup/pages/rendered-pages.ts";

/** What a picture and a map may weigh, compressed: they arrive with the page, over a slow connection too. */
const mostBytes = 6 * 1024;
const mostBytesOfMap = 9 * 1024;

const icons = (await listFiles("public")).filter((file) => /\.(?:ico|png)$/.test(file));
const drawings = (await listFiles("shared/art")).map((file) => `art/${file}`);
const pages = [...renderedPages, notFoundPage];

describe("an icon", (test) => {
  for (const file of icons) {
    test(`${file} is light`, async () => {
      const { length } = await readFile(`public/${file}`);
      assert.ok(length <= mostBytes, `${length} bytes`);
    });
  }
});

describe("a drawing", (test) => {
  for (const name of drawings) {
    test(`${name} is light`, async () => {
      const { length } = gzipSync(await readFile(`dist/files${build.assets[name]}`), { level: 9 });
      assert.ok(length <= (name.startsWith("art/maps/") ? mostBytesOfMap : mostBytes), `${length} bytes`);
    });

    test(`${name} parts the numbers of its frames by spaces, without which Firefox reads none`, async () => {
      const frames = (await readFile(`shared/${name}`, "utf8")).match(/viewBox="[^"]*"/g) ?? [];
      assert.ok(frames.length > 0);
      assert.equal(
        frames.filter((frame) => !/"-?[\d.]+( -?[\d.]+){3}"/.test(frame)),
        [],
      );
    });

    test(`${name} is on a page`, () => {
      const address = build.assets[name];
      assert.ok(address);
      assert.ok(pages.some(({ html }) => html.includes(address)));
    });
  }
});

/** Whether a drawing shows the disc of the sun, which is larger than a lamp. */
async function showsTheSun(file: string): Promise<boolean> {
  const drawing = await readFile(file, "utf8");
  const [, width] = drawing.match(/viewBox="[-\d]+ [-\d]+ (\d+) /) ?? [];
  const radii = Array.from(drawing.matchAll(/<circle fill="var\(--sun\)"[^>]* r="([\d.]+)"/g), ([, r]) =>
    Number(r),
  );
  return radii.some((radius) => radius > Number(width) / 33);
}

describe("the drawings of a folder", (test) => {
  const folders = new Set(drawings.map(dirname));
  for (const folder of folders) {
    test(`leave the sun to one in three: ${folder}`, async () => {
      const files = drawings.filter((name) => dirname(name) === folder).map((name) => join("shared", name));
      const sunny: string[] = [];
      for (const file of files) {
        if (await showsTheSun(file)) {
          sunny.push(file);
        }
      }
      assert.ok(sunny.length <= files.length / 3, sunny.join("\n"));
    });
  }
});

/** The addresses of the drawings that a page opens with, wide and narrow, by day and by night alike. */
function openingDrawings(html: string): ReadonlySet<string> {
  const [opening = ""] = html.match(/<picture[^>]*>(?:(?!<\/picture>).)*fetchPriority="high"/s) ?? [];
  return new Set(opening.match(/\/assets\/[^"# ]+\.svg/g));
}

describe("the drawing that a page opens with", (test) => {
  for (const { path, html } of pages) {
    const own = openingDrawings(html);
    for (const drawing of own) {
      test(`opens no other page: ${path}, ${drawing}`, () => {
        const others = pages.filter((other) => openingDrawings(other.html).has(drawing));
        assert.equal(
          others.map((other) => other.path),
          [path],
        );
      });
    }
  }
});

describe("the pictures", (test) => {
  for (const { path, html } of pages) {
    const pictures = html.match(/<img [^>]+>/g) ?? [];

    test(`of ${path} say how large they are and what they show, or that they show nothing`, () => {
      assert.ok(pictures.length > 0);
      for (const picture of pictures) {
        assert.match(picture, /\bwidth="\d+"/);
        assert.match(picture, /\bheight="\d+"/);
        assert.match(picture, /\balt="/);
      }
    });

    test(`of ${path} wait until they are near, but for the first`, () => {
      const atOnce = pictures.filter((picture) => !picture.includes('loading="lazy"'));
      assert.ok(atOnce.length <= 1, atOnce.join("\n"));
      for (const picture of atOnce) {
        assert.match(picture, 'fetchPriority="high"');
      }
    });
  }
});
