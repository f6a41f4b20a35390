import { once } from "node:events";
import { connect } from "node:net";
import * as fc from "fast-check";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { logOf, startGuide } from "../setup/guide/start-guide.ts";
import { evilMark, hostileRequests } from "../setup/requests/hostile-request.ts";
import { malformedRequests } from "../setup/requests/malformed-requests.ts";
import { ask, sendRaw } from "../setup/requests/raw-request.ts";

const guide = await startGuide();

describe("a hostile client", (test) => {
  test.after(() => guide.stop());

  for (const [flaw, text] of Object.entries(malformedRequests)) {
    test(`that sends a request ${flaw} gets a status from 400 to 499`, async () => {
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
