import * as fc from "fast-check";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { type StartedGuide, startGuide } from "../setup/guide/start-guide.ts";
import { evilMark, hostileRequests } from "../setup/requests/hostile-request.ts";
import { ask, sendRaw } from "../setup/requests/raw-request.ts";

const answers = [200, 304, 308, 400, 404, 405, 414, 417, 431, 501];

describe("a request with rubbish behind it", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  for (const path of ["/search?q=ube", "/nowhere", "/foods"]) {
    test(`for ${path} gets its own answer first, and whole`, async () => {
      const { status, headers, body } = await sendRaw(
        guide.port,
        `GET ${path} HTTP/1.1\r\nHost: baguio.example\r\nAccept-Encoding: br\r\n\r\nrubbish\r\n\r\n`,
      );
      assert.is(status, path === "/nowhere" ? 404 : 200);
      // A body of a known length may be followed by the refusal, one in chunks may not.
      const own = body.subarray(0, Number(headers["content-length"] ?? body.length));
      assert.not.match(own.toString("latin1"), "HTTP/1.1 400");
    });
  }
});

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
