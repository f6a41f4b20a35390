import supertest from "supertest";
import * as assert from "uvu/assert";
import { hostHeaders } from "../../server/http/security-headers.ts";
import { build, startGuide } from "../setup/built-guide.ts";
import { describe } from "../setup/describe.ts";

const guide = await startGuide();

describe("security headers", (test) => {
  const sameForAll = {
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
  };
  const paths = [
    "/",
    "/search?q=ube",
    "/nowhere",
    "/foods/",
    "/healthz",
    "/data/schedules.json",
    "/service-worker.js",
  ];
  for (const path of [...paths, build.assets["hydrate.js"] ?? "", "/assets/gone.js", "/%"]) {
    test(`come with ${path}`, async () => {
      const { headers } = await supertest(guide.origin).get(path);
      assert.match(headers["content-security-policy"] ?? "", /^default-src 'none';.*frame-ancestors 'none'/);
      assert.not.match(headers["content-security-policy"] ?? "", /unsafe-eval|script-src[^;]*unsafe|\*/);
      for (const [name, value] of Object.entries(sameForAll)) {
        assert.is(headers[name.toLowerCase()], value, name);
      }
      assert.is(headers["x-powered-by"], undefined);
      assert.is(headers["cross-origin-opener-policy"], undefined);
    });
  }

  test("are the same on static hosts, where pages contain their policy", () => {
    assert.equal(hostHeaders, { "Content-Security-Policy": "frame-ancestors 'none'", ...sameForAll });
  });
});
