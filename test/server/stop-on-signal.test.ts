import { connect, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { parseResponse } from "../setup/requests.ts";
import { refusesConnections, spawnServer } from "./spawn-guide.ts";

describe("a stopping server", (test) => {
  test("sends a response in full that began while it waited for others", async () => {
    // The buffers of both sockets hold less.
    const length = 30_000_000;
    const script = `
      import { createServer } from "node:http";
      import { createLog } from "./server/process/log.ts";
      import { stopOnSignal } from "./server/process/stop-on-signal.ts";
      const log = createLog("info");
      const server = createServer(({ url }, response) => {
        log.info(url);
        response.end(Buffer.alloc(${length}));
      });
      stopOnSignal(server, 0, log);
      server.listen(0, "127.0.0.1", () => log.info({ port: server.address().port }));`;
    const server = await spawnServer(["--import=tsx", "--input-type=module", "--eval", script]);
    const second = connect(server.port, "127.0.0.1").pause();
    const first = connect(server.port, "127.0.0.1").pause();
    const request = async (socket: Socket, path: string) => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: baguio.example\r\nConnection: close\r\n\r\n`);
      await server.logged(path);
    };
    await request(first, "/first");
    server.process.kill("SIGTERM");
    await refusesConnections(server);
    await request(second, "/second");
    await buffer(first);
    assert.is(parseResponse(await buffer(second)).body.length, length);
    assert.is(await server.exit, 0);
  });
});
