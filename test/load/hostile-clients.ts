import { once } from "node:events";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import * as fc from "fast-check";
import * as assert from "uvu/assert";
import { paths } from "../../shared/paths.ts";
import { evilMark, hostileRequests } from "../setup/requests/hostile-request.ts";
import { malformedRequests } from "../setup/requests/malformed-requests.ts";
import { ask, sendRaw } from "../setup/requests/raw-request.ts";
import { defineTrial } from "./trial.ts";

const seconds = 15;
const statuses = [200, 304, 308, 400, 404, 405, 414, 417, 431, 501];
const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nHost: baguio.example\r\n`;

export const hostileClients = {
  "client-aborts": defineTrial("100 clients ask and reset the connection.", ({ port }) =>
    repeat(100, async (turn) => {
      const socket = connect(port, "127.0.0.1").on("error", () => undefined);
      socket.write(`${requestFor("/schedules")}\r\n`);
      await once(socket, turn % 2 === 0 ? "data" : "connect").catch(() => undefined);
      socket.resetAndDestroy();
    }),
  ),
  pipelining: defineTrial("16 clients ask for every page at once over one connection.", async ({ port }) => {
    const pages = Object.values(paths);
    const answers = await Promise.all(pages.map((path) => ask(port, "GET", path)));
    const bodies = answers.map(({ body }) => body.toString("latin1"));
    return repeat(16, async () => {
      const socket = connect(port, "127.0.0.1");
      socket.write(`${pages.map(requestFor).join("\r\n")}Connection: close\r\n\r\n`);
      const received = (await buffer(socket)).toString("latin1");
      assert.equal(received.split(/HTTP\/1\.1 200 OK\r\n(?:[\w-]+: .*\r\n)+\r\n/).slice(1), bodies);
    });
  }),
  "hostile-requests": defineTrial("16 clients send what scanners and fuzzers send.", ({ port }) => {
    const generated = fc.sample(hostileRequests("close"), { numRuns: 20_000, seed: 1 });
    const requests = [...Object.values(malformedRequests), ...generated.map(({ text }) => text)];
    return repeat(16, async (turn) => {
      const text = requests[turn % requests.length] ?? "";
      const { status, headers, body } = await sendRaw(port, text);
      assert.ok(statuses.includes(status), `status ${status} for ${text}`);
      assert.match(headers["content-security-policy"] ?? "", /^default-src 'none';/, text);
      assert.match(headers.location ?? "/", /^\/(?!\/)/, text);
      assert.not.match(`${Object.values(headers)} ${body}`, new RegExp(evilMark), text);
    });
  }),
  "broken-log": defineTrial("The reader of the log goes away; 8 clients have lines logged.", (guide) => {
    guide.process.stdout?.destroy();
    guide.process.stderr?.destroy();
    return repeat(8, () => ask(guide.port, "GET", "/nowhere"));
  }),
};

/** Has many clients do something over and over. Resolves to how often, as a sentence. */
async function repeat(clients: number, act: (turn: number) => Promise<unknown>): Promise<string> {
  const end = Date.now() + seconds * 1000;
  let turns = 0;
  const client = async () => {
    while (Date.now() < end) {
      await act(turns++);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return `Over and over for ${seconds} s: ${turns} times.`;
}
