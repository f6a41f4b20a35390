import { once } from "node:events";
import { connect, type Socket } from "node:net";
import * as assert from "uvu/assert";
import { readConfig } from "../../server/config.ts";
import { timeoutCheckInterval } from "../../server/http/http-server.ts";
import { refusalTimeout } from "../../server/http/refuse-connection.ts";
import { describe } from "../setup/describe.ts";
import { type StartedGuide, startGuide } from "../setup/guide/start-guide.ts";
import { ask, type RawAnswer, sendRaw } from "../setup/requests/raw-request.ts";

/**
 * Long enough for the shortest timeouts on a busy machine. A socket that is still there has been forgotten.
 */
const patience = 15_000;
const dripInterval = 300;

const head = (method: string, path: string) => `${method} ${path} HTTP/1.1\r\nHost: baguio.example\r\n`;

interface SlowClient {
  count: number;
  first: string;
  /** Sent again and again, whatever the server says. */
  drip?: string;
}

const slowClients: Readonly<Record<string, SlowClient>> = {
  "that drip their headers": { count: 1_000, first: head("GET", "/"), drip: "X-Slow: yes\r\n" },
  "that stop within their headers": { count: 50, first: head("GET", "/") },
  "that connect and send nothing": { count: 50, first: "" },
  "that send empty lines": { count: 50, first: "", drip: "\r\n" },
  "that drip a body to a page": {
    count: 50,
    first: `${head("GET", "/foods")}Content-Length: 100000\r\n\r\n`,
    drip: "x",
  },
  "that drip a body to an unknown path": {
    count: 50,
    first: `${head("GET", "/nowhere")}Content-Length: 100000\r\n\r\n`,
    drip: "x",
  },
  "that drip the body of a POST": {
    count: 50,
    first: `${head("POST", "/")}Content-Length: 100000\r\n\r\n`,
    drip: "x",
  },
  "that drip chunks": {
    count: 50,
    first: `${head("POST", "/")}Transfer-Encoding: chunked\r\n\r\n`,
    drip: "1\r\nx\r\n",
  },
  "that send no body": { count: 50, first: `${head("POST", "/")}Content-Length: 100000\r\n\r\n` },
  "that go on after a refusal": { count: 50, first: `CONNECT evil.example:443 HTTP/1.1\r\n\r\n`, drip: "x" },
};

/** A client that ends no connection by itself, not even when the server has. */
async function connectForGood(port: number): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => socket.destroy());
  await once(socket, "connect");
  return socket;
}

/** The clients' ports of all connections that the guide holds, from here on. */
function watchConnections({ server }: StartedGuide): ReadonlySet<number | undefined> {
  const held = new Set<number | undefined>();
  server.on("connection", (socket: Socket) => {
    const { remotePort } = socket;
    held.add(remotePort);
    socket.once("close", () => held.delete(remotePort));
  });
  return held;
}

/** Asks for pages, one after the other, as long as any of the connections is held. */
async function askWhileHeld(guide: StartedGuide, held: ReadonlySet<number | undefined>): Promise<void> {
  const end = performance.now() + patience;
  const ports = [...held];
  while (ports.some((port) => held.has(port)) && performance.now() < end) {
    assert.is((await ask(guide.port, "GET", "/foods")).status, 200);
  }
}

describe("slow clients", (test) => {
  let guide: StartedGuide;
  let held: ReadonlySet<number | undefined>;
  let dripping: NodeJS.Timeout;
  let refused: Promise<RawAnswer>;
  const sockets: Socket[] = [];
  const portsOf = new Map<string, readonly (number | undefined)[]>();

  test.before(async () => {
    guide = await startGuide({ config: { headersTimeout: 2, requestTimeout: 2 } });
    held = watchConnections(guide);
    refused = sendRaw(guide.port, head("GET", "/"));
    const drips: (() => void)[] = [];
    for (const [name, { count, first, drip }] of Object.entries(slowClients)) {
      const ports: (number | undefined)[] = [];
      for (let number = 0; number < count; number++) {
        const socket = await connectForGood(guide.port);
        socket.resume();
        socket.write(first);
        sockets.push(socket);
        ports.push(socket.localPort);
        drips.push(() => drip !== undefined && socket.writable && socket.write(drip));
      }
      portsOf.set(name, ports);
    }
    dripping = setInterval(() => {
      for (const send of drips) {
        send();
      }
    }, dripInterval);
  });
  test.after(async () => {
    clearInterval(dripping);
    for (const socket of sockets) {
      socket.destroy();
    }
    await guide.stop();
  });

  test("do not keep the guide from answering others", async () => {
    assert.ok(held.size > 1_000);
    await askWhileHeld(guide, held);
  });

  for (const [name, { count }] of Object.entries(slowClients)) {
    test(`${name} are let go, all ${count}`, () => {
      const ports = portsOf.get(name) ?? [];
      assert.is(ports.length, count);
      assert.is(ports.filter((port) => held.has(port)).length, 0);
    });
  }

  test("are told so, under the headers that every answer has", async () => {
    const { status, headers, body } = await refused;
    assert.is(status, 408);
    assert.match(String(body), /<h1>Request Timeout<\/h1>/);
    assert.is(headers.connection, "close");
    assert.is(headers["cache-control"], "no-store");
    const { headers: usual } = await ask(guide.port, "GET", "/robots.txt");
    assert.is(headers["content-security-policy"], usual["content-security-policy"]);
  });

  test("leave no error in the log", () => {
    assert.ok(guide.log.length > 0);
    assert.equal(
      guide.log.filter(({ err }) => err !== undefined),
      [],
    );
  });

  test("have the time that the configuration gives them, in seconds", async () => {
    const times = { headersTimeout: 2, requestTimeout: 3, keepAliveTimeout: 4, idleTimeout: 5 };
    const { server, stop } = await startGuide({ config: times });
    await stop();
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = server;
    assert.equal([headersTimeout, requestTimeout, keepAliveTimeout, timeout], [2_000, 3_000, 4_000, 5_000]);
  });

  test("are gone within 20 seconds under the settings a guide has by default", () => {
    const { headersTimeout, requestTimeout } = readConfig({});
    const untilGone = (timeoutCheckInterval + refusalTimeout) / 1_000;
    assert.ok(headersTimeout + untilGone <= 18);
    assert.ok(requestTimeout + untilGone <= 20);
  });
});

describe("clients that ask for much and read nothing", (test) => {
  let guide: StartedGuide;
  let held: ReadonlySet<number | undefined>;
  let sockets: readonly Socket[] = [];
  test.before(async () => {
    guide = await startGuide({ config: { idleTimeout: 1 } });
    held = watchConnections(guide);
    sockets = await Promise.all(Array.from({ length: 5 }, () => connectForGood(guide.port)));
  });
  test.after(async () => {
    for (const socket of sockets) {
      socket.destroy();
    }
    await guide.stop();
  });

  test("are let go, and hold up nobody", async () => {
    const ports = sockets.map(({ localPort }) => localPort);
    for (const socket of sockets) {
      socket.pause();
      socket.write(`${head("GET", "/")}\r\n`.repeat(1_000));
    }
    await ask(guide.port, "GET", "/healthz");
    assert.ok(ports.every((port) => held.has(port)));
    await askWhileHeld(guide, held);
    assert.is(ports.filter((port) => held.has(port)).length, 0);
  });
});
