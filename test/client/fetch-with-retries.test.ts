import * as assert from "uvu/assert";
import { fetchWithRetries, retryDelay } from "../../client/fetch-with-retries.ts";
import { describe } from "../setup/describe.ts";

/** Answers the first attempts with an error each, and those after with what was asked for. */
async function fetchAfter(failures: readonly (number | "no network")[]) {
  const waits: number[] = [];
  let attempts = 0;
  const original = globalThis.fetch;
  globalThis.fetch = async () => {
    const failure = failures[attempts];
    attempts += 1;
    if (failure === "no network") {
      throw new TypeError("Failed to fetch");
    }
    return new Response("[]", { status: failure ?? 200 });
  };
  try {
    const outcome = await fetchWithRetries("/data/search.json", async (wait) => {
      waits.push(wait);
    }).then(({ status }) => status, String);
    return { outcome, attempts, waits };
  } finally {
    globalThis.fetch = original;
  }
}

describe("a fetch with retries", (test) => {
  test("is one fetch where all is well", async () => {
    assert.equal(await fetchAfter([]), { outcome: 200, attempts: 1, waits: [] });
  });

  test("waits longer before each further attempt", async () => {
    assert.equal(await fetchAfter(["no network", 503]), { outcome: 200, attempts: 3, waits: [1000, 2000] });
  });

  test("gives up after three, with the last error", async () => {
    assert.equal(await fetchAfter([500, 500, "no network", 404, 200]), {
      outcome: "Error: /data/search.json answers 404.",
      attempts: 4,
      waits: [1000, 2000, 4000],
    });
  });

  test("never waits longer than half a minute", () => {
    assert.equal([3, 4, 5, 20].map(retryDelay), [8000, 16_000, 30_000, 30_000]);
  });
});
