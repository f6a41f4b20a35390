import supertest from "supertest";
import * as assert from "uvu/assert";
import { readConfig } from "../../server/config.ts";
import { notFoundRoute, routes } from "../../shared/routes.tsx";
import { describe } from "../setup/describe.ts";
import { startGuide } from "../setup/guide/start-guide.ts";

/** A guide that sends what the build has stored. */
const startStored = (
  loadPages: () => Promise<{ routes: typeof routes; notFoundRoute: typeof notFoundRoute }>,
) =>
  startGuide({
    buildFolder: "dist",
    config: { siteUrl: readConfig({}).siteUrl },
    now: () => new Date(),
    loadPages,
  });

describe("the handler for what is not published", (test) => {
  test("is loaded after the first answer, and only once", async () => {
    let loads = 0;
    const guide = await startStored(async () => {
      loads += 1;
      return { routes, notFoundRoute };
    });
    try {
      assert.is(loads, 0);
      await supertest(guide.origin).get("/schedules").expect(200);
      for (let waits = 0; loads === 0 && waits < 1_000; waits += 1) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      assert.is(loads, 1);
      await supertest(guide.origin).get("/search?q=first+bus").expect(200, /PITX/);
      await supertest(guide.origin)
        .get("/shedules")
        .expect(404, /Did you mean/);
      assert.is(loads, 1);
    } finally {
      await guide.stop();
    }
  });

  test("is waited for by a request that comes first", async () => {
    const guide = await startStored(async () => ({ routes, notFoundRoute }));
    try {
      await supertest(guide.origin).get("/search?q=first+bus").expect(200, /PITX/);
    } finally {
      await guide.stop();
    }
  });

  test("is answered for with 500 where it cannot be loaded, while pages are sent, and loaded once it can", async () => {
    let isGone = true;
    const guide = await startStored(() =>
      isGone ? Promise.reject(new Error("The disk is gone.")) : Promise.resolve({ routes, notFoundRoute }),
    );
    try {
      const { text, headers } = await supertest(guide.origin).get("/search?q=bus").expect(500);
      assert.is(text, "Unexpected Application Error!\n");
      assert.is(headers["cache-control"], "no-store");
      assert.is(headers["x-content-type-options"], "nosniff");
      await supertest(guide.origin).get("/schedules").expect(200);
      assert.is(guide.log[0]?.msg, "the pages could not be loaded");
      isGone = false;
      await supertest(guide.origin).get("/search?q=first+bus").expect(200, /PITX/);
    } finally {
      await guide.stop();
    }
  });
});
