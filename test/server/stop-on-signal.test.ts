import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { ask, parseResponse } from "../setup/requests.ts";
import { spawnServer } from "./spawn-guide.ts";

const request = "GET / HTTP/1.1\r\nHost: baguio.example\r\nConnection: close\r\n\r\n";

describe("a stopping server", (test) => {
  test("sends a response in full that began while it waited for others", async () => {
    // The buffers of both sockets hold less.
    const length = 30_000_000;
    const script = `
      import { createServer } from "node:http";
      import { createLog } from "./server/process/log.ts";
      import { stopOnSignal } from "./server/process/stop-on-signal.ts";
      const log = createLog("info");
      const server = createServer((_request, response) => response.end(Buffer.alloc(${length})));
      stopOnSignal(server, 0, log);
      server.listen(0, "127.0.0.1", () => log.info({ port: server.address().port }));`;
    const server = await spawnServer(["--import=tsx", "--input-type=module", "--eval", script]);
    const first = connect(server.port, "127.0.0.1").pause();
    first.write(request);
    await ask(server.port, "HEAD", "/");
    server.process.kill("SIGTERM");
    await server.logged("stopping");
    const second = connect(server.port, "127.0.0.1").pause();
    second.write(request);
    await ask(server.port, "HEAD", "/");
    await buffer(first);
    await delay(200);
    assert.is(parseResponse(await buffer(second)).body.length, length);
    assert.is(await server.exit, 0);
  });
});
