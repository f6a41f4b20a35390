import { readFile } from "node:fs/promises";
import * as fc from "fast-check";
import * as assert from "uvu/assert";
import { balancedLines } from "../../server/build/share-pictures/balanced-lines.ts";
import { createPainter } from "../../server/build/share-pictures/painter.tsx";
import { sharePictureSize, sharePictures } from "../../shared/head/share-pictures.ts";
import { describe } from "../setup/describe.ts";
import { build, listedRoutes } from "../setup/guide/built-guide.ts";
import { pngSize } from "../setup/pages/png-size.ts";

/** Chat apps skip larger pictures on a slow connection. */
const mostBytes = 100_000;

const paint = await createPainter();

describe("the share picture of a page", (test) => {
  test("is a small PNG of the declared size, different for each page", async () => {
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

  test("has the same bytes each time it is painted", async () => {
    const [picture] = sharePictures();
    assert.ok(picture);
    assert.ok((await paint(picture)).equals(await readFile(`dist/files${picture.path}`)));
  });
});

describe("a share picture with too many words", (test) => {
  for (const field of ["heading", "line"] as const) {
    test(`is rejected, with the ${field} that does not fit`, async () => {
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

  test("keeps its words in order on lines that fit", () => {
    fc.assert(
      fc.property(words, (list) => {
        const lines = balancedLines(list.join(" "), 12, letters);
        assert.is(lines?.join(" "), list.join(" "));
        assert.ok(lines?.every((line) => line.length <= 12));
      }),
    );
  });

  test("has lines of similar length, and as few as possible", () => {
    assert.equal(balancedLines("What to eat and bring home", 26, letters), ["What to eat and bring home"]);
    assert.equal(balancedLines("What to eat and bring home", 20, letters), ["What to eat", "and bring home"]);
  });

  test("has no lines if a word is too long", () => {
    assert.is(balancedLines("to Dagupan", 6, letters), undefined);
  });
});
