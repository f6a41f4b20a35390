import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { logOf, type StartedGuide, startGuide } from "../setup/guide/start-guide.ts";
import { ask, parseAnswer, type RawAnswer } from "../setup/requests/raw-request.ts";

describe("a request that is too large", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  const longest = `/${"a".repeat(8_191)}`;

  test("has a URL of 8 KB at most", async () => {
    assert.is((await ask(guide.port, "GET", longest)).status, 404);
    assert.is((await ask(guide.port, "GET", `${longest}a`)).status, 414);
  });

  for (const length of [9_000, 20_000, 70_000, 300_000]) {
    test(`is answered with 414 for a URL of ${length} characters, and logged once`, async () => {
      let answer: RawAnswer | undefined;
      const log = await logOf(guide, async () => {
        answer = await ask(guide.port, "GET", `/foods?${"a".repeat(length)}`);
      });
      assert.is(answer?.status, 414);
      assert.match(String(answer?.body), /<h1>URI Too Long<\/h1>/);
      assert.is(log.length, 1);
    });
  }

  for (const length of [17_000, 70_000, 300_000]) {
    test(`is answered with 431 for headers of ${length} characters, and logged once`, async () => {
      let answer: RawAnswer | undefined;
      const log = await logOf(guide, async () => {
        answer = await ask(guide.port, "GET", "/foods", { Cookie: "a".repeat(length) });
      });
      assert.is(answer?.status, 431);
      assert.match(String(answer?.body), /<h1>Request Header Fields Too Large<\/h1>/);
      assert.is(log.length, 1);
    });
  }

  const long = "a".repeat(10_000);
  const pieces: readonly (readonly [status: number, first: string, second: string])[] = [
    [414, `GET /${long}`, `${long} HTTP/1.1\r\nHost: baguio.example\r\n\r\n`],
    [431, `GET /foods HTTP/1.1\r\nHost: baguio.example\r\nCookie: ${long}`, `${long}\r\n\r\n`],
    [431, `GET /foods HTTP/1.1\r\nHost: baguio.example\r\nCookie: ${long}`, `${long}`],
  ];
  for (const [status, first, second] of pieces) {
    test(`is answered with ${status} when it comes in two packets, the second of ${second.length} bytes`, async () => {
      const socket = connect(guide.port, "127.0.0.1");
      socket.write(first);
      // An answer on another connection shows that the first packet has been read.
      await ask(guide.port, "GET", "/healthz");
      socket.write(second);
      assert.is(parseAnswer(await buffer(socket)).status, status);
    });
  }

  test("is answered though the client goes on sending before it reads", async () => {
    const socket = connect(guide.port, "127.0.0.1").pause();
    socket.write("GET /foods HTTP/1.1\r\nHost: baguio.example\r\nCookie: ");
    const log = await logOf(guide, async () => {
      for (let piece = 0; piece < 10; piece++) {
        socket.write(long);
        await ask(guide.port, "GET", "/healthz");
      }
    });
    assert.is(parseAnswer(await buffer(socket)).status, 431);
    assert.is(log.length, 1);
  });

  test("is welcome with headers of 15 KB", async () => {
    assert.is((await ask(guide.port, "GET", "/foods", { Cookie: "a".repeat(15_000) })).status, 200);
  });
});
