import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { logOf, type StartedGuide, startGuide } from "../setup/guide/start-guide.ts";
import { assertNoStack } from "../setup/pages/assert-no-stack.ts";
import { ask, type RawAnswer } from "../setup/requests/raw-request.ts";

describe("another method", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PROPFIND"]) {
    test(`${method} is refused with 405 and the methods that are allowed`, async () => {
      let answer: RawAnswer | undefined;
      const log = await logOf(guide, async () => {
        answer = await ask(guide.port, method, method === "CONNECT" ? "evil.example:443" : "/foods");
      });
      assert.is(answer?.status, 405);
      assert.is(answer?.headers.allow, "GET, HEAD");
      assert.match(String(answer?.body), /<h1>Method Not Allowed<\/h1>/);
      assert.is(log.length, 1);
    });
  }

  for (const path of [
    "/",
    "/nowhere",
    "/healthz",
    "/readyz",
    "/robots.txt",
    "/assets/x.js",
    "/foods/",
    "*",
  ]) {
    test(`OPTIONS ${path} is refused with 405 as well`, async () => {
      const { status, headers } = await ask(guide.port, "OPTIONS", path);
      assert.is(status, 405);
      assert.is(headers.allow, "GET, HEAD");
    });
  }

  for (const method of ["BREW", "get", "GETT", "SECRET"]) {
    test(`${method} is not known and answered with 501`, async () => {
      let answer: RawAnswer | undefined;
      const log = await logOf(guide, async () => {
        answer = await ask(guide.port, method, "/foods");
      });
      assert.is(answer?.status, 501);
      assert.match(String(answer?.body), /<h1>Not Implemented<\/h1>/);
      assert.is(log.length, 1);
    });
  }
});

describe("a malformed address", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  const malformed = [
    "/%",
    "/%zz",
    "/foods%",
    "/%c0%af",
    "/%e0%a4",
    "/%ff",
    "/%00",
    "/a%00b",
    "/\\evil",
    "/a\\..\\b",
    "/%5c",
    "/%5C%5Cevil.example/",
    "/a\0b",
    "/caf\xe9",
    "/a\x9b31m",
    "/a\x1b[31m",
    "foods",
    "ftp://evil.example/foods",
    "ftp://[",
    "/foods#menu",
    "/foods?a#b",
    "//evil@example#.",
    "*",
  ];
  for (const path of malformed) {
    test(`${JSON.stringify(path)} is refused with 400, a short page and one log line`, async () => {
      let answer: RawAnswer | undefined;
      const log = await logOf(guide, async () => {
        answer = await ask(guide.port, "GET", path);
      });
      assert.is(answer?.status, 400);
      assert.is(answer?.headers["cache-control"], "no-store");
      assert.match(String(answer?.body), /<h1>Bad Request<\/h1>/);
      assert.ok(answer !== undefined && answer.body.length < 1_000);
      assertNoStack(String(answer.body));
      assert.equal(
        log.map(({ msg, status, err }) => ({ msg, status, err })),
        [{ msg: "request refused", status: 400, err: undefined }],
      );
    });
  }
});
