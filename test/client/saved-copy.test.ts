import * as assert from "uvu/assert";
import { answerAsset, saveCopy } from "../../client/offline/saved-copy.ts";
import { askedMark, type PrecacheManifest } from "../../shared/universal/offline.ts";
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

describe("a copy of the guide from a host that rewrites pages", (test) => {
  test("is not kept, and costs no asset", async () => {
    const caches = new Set<string>();
    const asked: string[] = [];
    const restoreGlobals = setGlobals({
      navigator: {},
      caches: {
        keys: async () => [...caches],
        match: async () => undefined,
        delete: async (name: string) => caches.delete(name),
        open: async (name: string) => {
          caches.add(name);
          return { put: async () => {}, match: async () => undefined };
        },
      },
      fetch: async (path: string) => {
        asked.push(path);
        return new Response("rewritten");
      },
    });
    const error = await saveCopy(
      { ...emptyManifest, pages: [["/foods", "01234567", []]], assets: ["/assets/hydrate.1.js"] },
      async () => {},
    ).catch(String);
    restoreGlobals();
    assert.is(error, "Error: /foods is not as this deployment has it.");
    assert.equal(asked, ["/foods"]);
    assert.equal([...caches], []);
  });
});

describe("an asset that is no more", (test) => {
  const answerOf = async (destination: RequestDestination): Promise<Response> => {
    const restoreGlobals = setGlobals({
      caches: { match: async () => undefined },
      fetch: async () => new Response("Not Found", { status: 404 }),
    });
    const asked: Partial<Request> = { url: "https://baguio.example/assets/old", destination };
    const answer = await answerAsset(asked as Request, () => assert.unreachable("It was saved.")); // As much as is read.
    restoreGlobals();
    return answer;
  };

  test("is a veil where it was a picture", async () => {
    const answer = await answerOf("image");
    assert.is(answer.status, 200);
    assert.is(answer.headers.get("Content-Type"), "image/svg+xml");
  });

  test("is what the network says where it was a script", async () => {
    assert.is((await answerOf("script")).status, 404);
  });
});
