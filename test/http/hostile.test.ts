import { once } from "node:events";
import { connect } from "node:net";
import * as fc from "fast-check";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { logOf, startGuide } from "../setup/guide/start-guide.ts";
import { evilMark, hostileRequests } from "../setup/requests/hostile-request.ts";
import { ask, sendRaw } from "../setup/requests/raw-request.ts";

const host = "Host: baguio.example\r\n";
/** Complete requests that break the protocol. */
const malformedRequests: Readonly<Record<string, string>> = {
  "with two different lengths": `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
  "with the same length twice": `GET / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 1\r\n\r\na`,
  "with a length and chunks": `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  "with a length that is no number": `GET / HTTP/1.1\r\n${host}Content-Length: one\r\n\r\n`,
  "with a negative length": `GET / HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`,
  "with a length beyond all numbers": `GET / HTTP/1.1\r\n${host}Content-Length: 99999999999999999999\r\n\r\n`,
  "without a host": "GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
  "with a space before the colon": "GET / HTTP/1.1\r\nHost : baguio.example\r\n\r\n",
  "with a header without a colon": `GET / HTTP/1.1\r\n${host}evil\r\n\r\n`,
  "with a header that has no name": `GET / HTTP/1.1\r\n${host}: evil\r\n\r\n`,
  "with a NUL in a header": `GET / HTTP/1.1\r\n${host}Cookie: a\0b\r\n\r\n`,
  "with bare line feeds": "GET / HTTP/1.1\nHost: baguio.example\n\n",
  "with a space in its address": `GET /foods and more HTTP/1.1\r\n${host}\r\n`,
  "of an unknown protocol": `GET / EVIL/1.1\r\n${host}\r\n`,
  "of an unknown version": `GET / HTTP/9.9\r\n${host}\r\n`,
  "of HTTP/2 without an upgrade": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "that is TLS": "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03evil",
};

const guide = await startGuide();

describe("a hostile client", (test) => {
  for (const [flaw, text] of Object.entries(malformedRequests)) {
    test(`that sends a request ${flaw} gets a 4xx response`, async () => {
      const { status } = await sendRaw(guide.port, text);
      assert.ok(status >= 400 && status < 500, `status ${status}`);
    });
  }

  for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "TRACE"]) {
    test(`that sends ${method} gets 405 with the allowed methods`, async () => {
      const { status, headers, body } = await ask(guide.port, method, "/foods");
      assert.is(status, 405);
      assert.is(headers.allow, "GET, HEAD");
      assert.is(body.toString(), "This guide is read-only.\n");
    });
  }

  test("that sends too many headers gets 431", async () => {
    assert.is((await ask(guide.port, "GET", "/", { Cookie: "x".repeat(20_000) })).status, 431);
  });

  test("whose body Node cannot read causes no error of the server", async () => {
    const log = await logOf(guide, async () => {
      await sendRaw(guide.port, "GET /favicon.ico HTTP/1.1\r\nHost: b\r\nTransfer-Encoding: x\r\n\r\n");
      await ask(guide.port, "GET", "/");
    });
    assert.equal(log, []);
  });

  test("gets no error 500, no redirect to another host, and none of its headers back", async () => {
    await fc.assert(
      fc.asyncProperty(hostileRequests, async ({ method, text }) => {
        const { status, headers, body } = await sendRaw(guide.port, text);
        // Node closes the connection after CONNECT.
        assert.ok((status >= 200 && status < 500) || method === "CONNECT", `status ${status}`);
        assert.match(headers.location ?? "/", /^\/(?!\/)/);
        assert.not.match(`${Object.values(headers)} ${body}`, new RegExp(evilMark));
      }),
      { numRuns: 300 },
    );
    const errors = guide.log.filter(({ err }) => err !== undefined);
    assert.equal(errors, []);
    assert.is((await ask(guide.port, "GET", "/")).status, 200);
  });

  test("that disconnects during a response does not stop the server", async () => {
    for (let count = 0; count < 50; count += 1) {
      const socket = connect(guide.port, "127.0.0.1");
      socket.write("GET /schedules HTTP/1.1\r\nHost: baguio.example\r\n\r\n".repeat(20));
      await once(socket, "connect");
      socket.destroy();
    }
    assert.is((await ask(guide.port, "GET", "/")).status, 200);
  });
});
