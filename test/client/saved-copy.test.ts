import * as assert from "uvu/assert";
import { saveCopy } from "../../client/offline/saved-copy.ts";
import { askedMark, type PrecacheManifest } from "../../shared/offline.ts";
import { setGlobals } from "../setup/browser/set-globals.ts";
import { describe } from "../setup/describe.ts";

const emptyManifest: PrecacheManifest = { version: "1", pages: [], notFound: "/404", assets: [], others: [] };

/** Saves nothing at all, in a browser of this kind. @returns the names of the caches that are there then. */
async function cachesAfterSaving(saveData: boolean, names: readonly string[]): Promise<readonly string[]> {
  const existing = new Set(names);
  const restoreGlobals = setGlobals({
    navigator: { connection: { saveData } },
    caches: {
      has: async (name: string) => existing.has(name),
      open: async (name: string) => {
        existing.add(name);
        return { put: async () => {} };
      },
    },
  });
  await saveCopy(emptyManifest, async () => {}).catch(() => undefined);
  restoreGlobals();
  return [...existing];
}

describe("a copy of the guide", (test) => {
  test("is made", async () => {
    assert.equal(await cachesAfterSaving(false, []), ["guide-1"]);
  });

  test("is not made where data is to be saved", async () => {
    assert.equal(await cachesAfterSaving(true, []), []);
  });

  test("is made where data is to be saved, but the reader has asked for it", async () => {
    assert.equal(await cachesAfterSaving(true, [askedMark]), [askedMark, "guide-1"]);
  });
});
