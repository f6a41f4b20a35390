import { readFile } from "node:fs/promises";
import * as fc from "fast-check";
import * as assert from "uvu/assert";
import { dayArt } from "../../server/build/palette.ts";
import { balancedLines } from "../../server/build/share-pictures/balanced-lines.ts";
import { createPainter } from "../../server/build/share-pictures/painter.tsx";
import { stripes } from "../../server/build/share-pictures/ShareCard.tsx";
import { sharePictureSize, sharePictures } from "../../shared/head/share-pictures.ts";
import * as palette from "../../shared/styles/colors.ts";
import { describe } from "../setup/describe.ts";
import { build, listedRoutes } from "../setup/guide/built-guide.ts";
import { pngSize } from "../setup/pages/png-size.ts";

/** What chats still fetch on a poor connection. */
const mostBytes = 100_000;

const paint = await createPainter();

describe("the share picture of a page", (test) => {
  test("is a light PNG of the size that was promised, which no other page has", async () => {
    const bodies = new Set<string>();
    for (const { listing } of listedRoutes) {
      const { path } = listing.sharePicture;
      const body = await readFile(`dist/files${path}`);
      assert.equal(pngSize(body), sharePictureSize, path);
      assert.ok(body.length <= mostBytes, `${path}: ${body.length} bytes`);
      bodies.add(body.toString("latin1"));
    }
    assert.is(bodies.size, listedRoutes.length);
    assert.is(build.files.filter((path) => path.startsWith("/share/")).length, listedRoutes.length);
  });

  test("has the same bytes whenever it is painted", async () => {
    for (const picture of sharePictures().slice(-1)) {
      assert.ok((await paint(picture)).equals(await readFile(`dist/files${picture.path}`)), picture.path);
    }
  });
});

describe("the weft of a share picture", (test) => {
  test("has the stripes of the pages", async () => {
    const css = await readFile("shared/components/pictures/Weft.module.css", "utf8");
    const black = css.matchAll(/clear\)(?: 0)? (\d+)%,\s*var\(--pigment-black\) 0(?: (\d+)%)?/g);
    const drawn = stripes.map(([start, share]) =>
      [start, start + share].map((edge) => Math.round(edge * 100)),
    );
    assert.equal(
      drawn,
      Array.from(black, ([, start, end = 100]) => [Number(start), Number(end)]),
    );
  });
});

describe("a share picture with too many words", (test) => {
  for (const field of ["heading", "line"] as const) {
    test(`is refused, with the ${field} that does not fit`, async () => {
      const [home] = sharePictures();
      assert.ok(home);
      const text = "A guide to Baguio for travellers who like to read very much indeed";
      const outcome = await paint({ ...home, [field]: text }).then(String, String);
      assert.is(
        outcome,
        `ContentError: "${text}" does not fit on the share picture of its page. Shorten it.`,
      );
    });
  }
});

describe("a heading on a share picture", (test) => {
  const letters = (text: string) => text.length;
  const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 8 });

  test("keeps its words in order, on lines that fit", () => {
    fc.assert(
      fc.property(words, (list) => {
        const lines = balancedLines(list.join(" "), 12, letters);
        assert.is(lines?.join(" "), list.join(" "));
        assert.ok(lines?.every((line) => line.length <= 12));
      }),
    );
  });

  test("has lines of nearly equal length, and no more than it needs", () => {
    assert.equal(balancedLines("What to eat and bring home", 26, letters), ["What to eat and bring home"]);
    assert.equal(balancedLines("What to eat and bring home", 20, letters), ["What to eat", "and bring home"]);
  });

  test("has no lines where a word is too long for any", () => {
    assert.is(balancedLines("to Dagupan", 6, letters), undefined);
  });
});

describe("a drawing for a share picture", (test) => {
  test("has the colors of the day in place of their names", () => {
    const art = dayArt(
      '<svg viewBox="0 0 4 3"><path fill="var(--sun)" stroke="var(--pigment-red)"/></svg>',
      "a",
      palette,
    );
    const [sun] = palette.colors.sun;
    assert.equal(art, {
      viewBox: "0 0 4 3",
      content: `<path fill="${sun}" stroke="${palette.pigments.red}"/>`,
    });
  });

  test("is refused where it uses a color that there is not", () => {
    const svg = '<svg viewBox="0 0 4 3"><path fill="var(--sum)"/></svg>';
    assert.throws(
      () => dayArt(svg, "art/a.svg", palette),
      /^art\/a\.svg uses the color sum, which .+ It has paper, sheet, /,
    );
  });
});
