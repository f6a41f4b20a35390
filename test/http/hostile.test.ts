import * as fc from "fast-check";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { evilMark, hostileRequests } from "../setup/hostile-request.ts";
import { ask, sendRaw } from "../setup/raw-request.ts";
import { type StartedGuide, startGuide } from "../setup/start-guide.ts";

const answers = [200, 304, 308, 400, 404, 405, 414, 417, 431, 501];

describe("a hostile request", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  test("gets a proper answer that holds nothing of its headers, and leaves no error behind", async () => {
    await fc.assert(
      fc.asyncProperty(hostileRequests("close"), async ({ text }) => {
        const { status, headers, body } = await sendRaw(guide.port, text);
        assert.ok(answers.includes(status), `status ${status}`);
        assert.is(headers["x-content-type-options"], "nosniff");
        assert.match(headers["content-security-policy"] ?? "", /^default-src 'none';/);
        assert.match(headers.location ?? "/", /^\/(?!\/)/);
        assert.not.match(`${Object.values(headers)} ${body}`, new RegExp(evilMark));
      }),
      { numRuns: 300 },
    );
    assert.equal(
      guide.log.filter(({ err }) => err !== undefined),
      [],
    );
    assert.is((await ask(guide.port, "GET", "/")).status, 200);
  });
});
