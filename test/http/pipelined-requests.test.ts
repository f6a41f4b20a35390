import { EventEmitter, once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import pino from "pino";
import * as assert from "uvu/assert";
import { oweAnswer } from "../../server/http/connections.ts";
import { refuseConnection } from "../../server/http/refuse-connection.ts";
import { describe } from "../setup/describe.ts";
import { startGuide } from "../setup/guide/start-guide.ts";
import { listen } from "../setup/requests/listen.ts";

describe("what cannot be read behind two requests", (test) => {
  test("takes the answer of neither from the guide, in one packet", async () => {
    const guide = await startGuide();
    try {
      const requests = ["/foods", "/stay"].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
      const client = connect(guide.port, "127.0.0.1");
      const received = text(client);
      client.write(`${requests.join("")}no request\r\n\r\n`);
      const answers = await received;
      assert.equal(answers.match(/HTTP\/1\.1 \d+|<title>|<\/html>/g), [
        ...["HTTP/1.1 200", "<title>", "</html>"],
        ...["HTTP/1.1 200", "<title>", "</html>"],
      ]);
    } finally {
      await guide.stop();
    }
  });
});

describe("what cannot be read behind two requests that wait", (test) => {
  const moments = new EventEmitter();
  const server = createServer((request, response) => {
    oweAnswer(request, response);
    moments.emit(String(request.url), response);
  });
  server.on("clientError", (_error, socket) => {
    refuseConnection(socket, 400, {}, pino({ enabled: false }));
    moments.emit("refused");
  });
  let port = 0;
  test.before(async () => {
    port = await listen(server);
  });
  test.after(() => {
    server.close();
  });

  test("takes the answer of neither, not even once the first has been answered", async () => {
    const client = connect(port, "127.0.0.1");
    const received = text(client);

    const requests = Promise.all(["/first", "/second"].map((path) => once(moments, path)));
    client.write(["/first", "/second"].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(""));
    const [first, second]: ServerResponse[] = (await requests).flat();
    const isAnswered = once(first ?? moments, "close");
    first?.end("the first");
    await isAnswered;
    const isRefused = once(moments, "refused");
    client.write("no request\r\n\r\n");
    await isRefused;
    second?.end("the second");

    const answers = await received;
    assert.equal(answers.match(/HTTP\/1\.1 \d+|the (?:first|second)/g), [
      "HTTP/1.1 200",
      "the first",
      "HTTP/1.1 200",
      "the second",
    ]);
  });
});
