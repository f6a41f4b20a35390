import * as assert from "uvu/assert";
import { fetchWithRetries } from "../../client/fetch-with-retries.ts";
import { describe } from "../setup/describe.ts";
import { setGlobals } from "../setup/set-globals.ts";

async function fetchAfter(failures: readonly (number | "no network")[]) {
  const waits: number[] = [];
  let attempts = 0;
  const restoreGlobals = setGlobals({
    fetch: async () => {
      const failure = failures[attempts++] ?? 200;
      return failure === "no network"
        ? Promise.reject(new TypeError())
        : new Response("[]", { status: failure });
    },
  });
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  const outcome = await fetchWithRetries("/data/search.json", wait).then(({ status }) => status, String);
  restoreGlobals();
  return { outcome, attempts, waits };
}

describe("a fetch with retries", (test) => {
  test("fetches once if that succeeds", async () => {
    assert.equal(await fetchAfter([]), { outcome: 200, attempts: 1, waits: [] });
  });

  test("waits longer before each retry", async () => {
    assert.equal(await fetchAfter(["no network", 503]), { outcome: 200, attempts: 3, waits: [1000, 2000] });
  });

  test("gives up after three, with the last error", async () => {
    assert.equal(await fetchAfter([500, 429, "no network", 502, 200]), {
      outcome: "Error: /data/search.json responds with 502.",
      attempts: 4,
      waits: [1000, 2000, 4000],
    });
    assert.is((await fetchAfter([500, 500, 500, "no network"])).outcome, "TypeError");
  });

  test("does not retry what the server refuses", async () => {
    assert.equal(await fetchAfter([404, 200]), {
      outcome: "Error: /data/search.json responds with 404.",
      attempts: 1,
      waits: [],
    });
  });
});
