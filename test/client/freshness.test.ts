import * as assert from "uvu/assert";
import { forgetConfirmed, isFresh, noteConfirmed } from "../../client/offline/freshness.ts";
import { readersCaching } from "../../server/caching.ts";
import { describe } from "../setup/describe.ts";

/** A cache with one entry at most. */
function emptyCopy(): Cache {
  let note: Response | undefined;
  const copy: Partial<Cache> = {
    put: async (_path, response) => {
      note = response;
    },
    delete: async () => {
      note = undefined;
      return true;
    },
    match: async () => note?.clone(),
  };
  return copy as Cache; // As much of it as is used.
}

const page = (cacheControl: string) => new Response("", { headers: { "Cache-Control": cacheControl } });

/** Whether a page is fresh so many seconds after its copy was confirmed. */
async function isFreshAfter(seconds: number, cacheControl = readersCaching.page): Promise<boolean> {
  const copy = emptyCopy();
  await noteConfirmed(copy);
  const { now } = Date;
  const then = now() + seconds * 1000;
  Date.now = () => then;
  const fresh = await isFresh(copy, page(cacheControl));
  Date.now = now;
  return fresh;
}

describe("a saved page", (test) => {
  test("is fresh as long as caches may keep it", async () => {
    assert.ok(await isFreshAfter(0));
    assert.ok(await isFreshAfter(299));
    assert.not(await isFreshAfter(300));
    assert.ok(await isFreshAfter(300, "max-age=600"));
  });

  test("is not fresh where no host says how long that is", async () => {
    assert.not(await isFreshAfter(0, "no-store"));
    assert.not(await isFreshAfter(0, "no-cache"));
  });

  test("is not fresh where the clock was set back", async () => {
    assert.not(await isFreshAfter(-3600));
    assert.not(await isFreshAfter(-1));
  });

  test("is not fresh where nobody confirmed its copy, or that was taken back", async () => {
    const copy = emptyCopy();
    assert.not(await isFresh(copy, page(readersCaching.page)));
    await noteConfirmed(copy);
    await forgetConfirmed(copy);
    assert.not(await isFresh(copy, page(readersCaching.page)));
  });
});
