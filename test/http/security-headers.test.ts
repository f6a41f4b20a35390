import supertest from "supertest";
import * as assert from "uvu/assert";
import { hostHeaders } from "../../server/headers.ts";
import { describe } from "../setup/describe.ts";
import { build } from "../setup/guide/built-guide.ts";
import { type StartedGuide, startGuide } from "../setup/guide/start-guide.ts";

describe("security headers", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  const paths = [
    "/",
    "/search?q=ube",
    "/nowhere",
    "/foods/",
    "/healthz",
    "/data/schedules.json",
    "/service-worker.js",
  ];
  // Pages have their own policy.
  const sameForAll = Object.entries(hostHeaders).filter(([name]) => name !== "Content-Security-Policy");
  for (const path of [...paths, build.assets["hydrate.js"] ?? "", "/assets/gone.js", "/%"]) {
    test(`come with ${path}`, async () => {
      const { headers } = await supertest(guide.origin).get(path);
      assert.match(headers["content-security-policy"] ?? "", /^default-src 'none';.*frame-ancestors 'none'/);
      assert.not.match(headers["content-security-policy"] ?? "", /unsafe-eval|script-src[^;]*unsafe|\*/);
      assert.is(headers["x-content-type-options"], "nosniff");
      assert.is(headers["referrer-policy"], "strict-origin-when-cross-origin");
      assert.is(headers["strict-transport-security"], "max-age=31536000");
      assert.is(headers["permissions-policy"], "camera=(), microphone=(), geolocation=(), payment=()");
      for (const [name, value] of sameForAll) {
        assert.is(headers[name.toLowerCase()], value, name);
      }
      assert.is(headers["x-powered-by"], undefined);
      assert.is(headers["cross-origin-opener-policy"], undefined);
    });
  }
});
