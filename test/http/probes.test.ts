import * as assert from "uvu/assert";
import { build, startGuide } from "../setup/built-guide.ts";
import { describe } from "../setup/describe.ts";
import { ask } from "../setup/requests.ts";

let isStopping = false;
const guide = await startGuide({ isStopping: () => isStopping });

describe("a health check", (test) => {
  test("tells a load balancer whether the server is alive and ready", async () => {
    const probe = async (path: string) => {
      const { status, headers, body } = await ask(guide.port, "GET", path);
      assert.is(headers["cache-control"], "no-store");
      return [status, JSON.parse(body.toString())];
    };
    assert.equal(await probe("/healthz"), [200, { status: "ok", buildId: build.buildId }]);
    assert.equal(await probe("/readyz"), [200, { status: "ok", buildId: build.buildId }]);
    isStopping = true;
    assert.equal(await probe("/healthz"), [200, { status: "ok", buildId: build.buildId }]);
    assert.equal(await probe("/readyz"), [503, { status: "not ready", buildId: build.buildId }]);
  });
});
