import supertest from "supertest";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { build } from "../setup/guide/built-guide.ts";
import { logOf, type StartedGuide, startGuide } from "../setup/guide/start-guide.ts";
import { ask } from "../setup/requests/raw-request.ts";

describe("health", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  for (const path of ["/healthz", "/readyz", "/readyz?from=balancer"]) {
    test(`answers ${path} with 200 and the build id, never from a cache and not logged`, async () => {
      const { buildId } = build;
      const log = await logOf(guide, async () => {
        const { status, headers, body } = await supertest(guide.origin).get(path);
        assert.is(status, 200);
        assert.is(headers["cache-control"], "no-store");
        assert.is(headers.etag, undefined);
        assert.equal(body, { status: "ok", buildId });
      });
      assert.equal(log, []);
    });
  }

  test("answers HEAD without a body", async () => {
    const { status, body } = await ask(guide.port, "HEAD", "/readyz");
    assert.is(status, 200);
    assert.is(body.length, 0);
  });

  test("is not ready after drain, but well", async () => {
    guide.drain();
    const ready = await supertest(guide.origin).get("/readyz");
    assert.is(ready.status, 503);
    assert.is(ready.body.status, "stopping");
    assert.is(ready.headers["cache-control"], "no-store");
    assert.is((await supertest(guide.origin).get("/healthz")).status, 200);
    assert.is((await supertest(guide.origin).get("/foods")).status, 200);
  });
});
