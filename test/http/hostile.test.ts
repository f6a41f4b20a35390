import { once } from "node:events";
import { connect } from "node:net";
import * as fc from "fast-check";
import * as assert from "uvu/assert";
import { operators } from "../../shared/content/operators.ts";
import { operatorPath, paths } from "../../shared/paths.ts";
import { logOf, startGuide } from "../setup/built-guide.ts";
import { describe } from "../setup/describe.ts";
import { ask, sendRaw } from "../setup/requests.ts";

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

/** Part of many header values. It must never be in a response. */
const evilMark = "evil-mark";

const join = (parts: readonly string[]) => parts.join("");
const characters = (min: number, max: number) =>
  fc
    .array(
      fc.integer({ min, max }).map((code) => String.fromCharCode(code)),
      { maxLength: 30 },
    )
    .map(join);

const words = characters(0x21, 0x7e);
const highBytes = characters(0x80, 0xff);
const anyBytes = characters(0, 0xff);
const encoded = anyBytes.map((text) =>
  text.replace(/./gs, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`),
);

const knownPath = fc.constantFrom(
  ...Object.values(paths),
  ...operators.map(({ slug }) => operatorPath(slug)),
  ...["/healthz", "/readyz", "/robots.txt", "/sitemap.xml", "/favicon.ico", "/assets/"],
);
const trick = fc.constantFrom(
  ..."// /.. /. \\ % %00 %2f %5c %2e%2e %c0%af %0d%0aSet-Cookie:x %E2%80%A8 %u0000 ? # ; @ : / ~".split(" "),
  ..."<script> '\" {{7*7}} $(id) .php /.git/config /wp-login.php /__proto__ /constructor \u0085".split(" "),
);

const target = fc.oneof(
  { weight: 6, arbitrary: knownPath },
  { weight: 6, arbitrary: fc.tuple(knownPath, fc.constant("?"), words).map(join) },
  { weight: 6, arbitrary: fc.tuple(knownPath, trick, words).map(join) },
  { weight: 6, arbitrary: fc.tuple(trick, knownPath, trick).map(join) },
  { weight: 6, arbitrary: fc.array(fc.oneof(trick, words)).map((parts) => `/${join(parts)}`) },
  { weight: 2, arbitrary: encoded.map((text) => `/${text}`) },
  { weight: 2, arbitrary: fc.webUrl() },
  { weight: 1, arbitrary: anyBytes },
  { weight: 1, arbitrary: fc.integer({ min: 8_000, max: 20_000 }).map((length) => `/${"a".repeat(length)}`) },
);

const method = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom("GET", "HEAD") },
  { weight: 1, arbitrary: fc.constantFrom("POST", "PUT", "OPTIONS", "TRACE", "CONNECT", "BREW", "get", "") },
);

const usualHeader = fc.tuple(
  fc.constantFrom(
    ..."X-Forwarded-Host X-Forwarded-Proto X-Forwarded-For Forwarded X-Original-URL X-Evil Origin".split(" "),
    ..."Accept-Encoding If-None-Match If-Match If-Modified-Since If-Unmodified-Since Range If-Range Accept Cookie TE Upgrade".split(
      " ",
    ),
  ),
  fc.oneof(
    fc.oneof(words, highBytes).map((text) => `${evilMark}${text}`),
    fc.constantFrom("*", "gzip", "br;q=0, *", "bytes=0-9", "bytes=9999999-", "https", '"x"', ""),
  ),
);
const nastyHeader = fc.tuple(
  fc.constantFrom("Host", "Expect", "X-Evil", "Content-Length", "Transfer-Encoding"),
  fc.oneof(
    fc.constantFrom("0", "-1", "chunked", evilMark, `${evilMark},`.repeat(1_700)),
    anyBytes.map((text) => `${evilMark}${text.replace(/[\r\n]/g, "")}`),
  ),
);
const headers = fc.array(
  fc.oneof({ weight: 12, arbitrary: usualHeader }, { weight: 1, arbitrary: nastyHeader }),
  { maxLength: 6 },
);

/** Complete requests of scanners, fuzzers and broken clients, one byte per character. Each closes its connection. */
const hostileRequests = fc.tuple(method, target, headers).map(([verb, path, lines]) => {
  const block = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return {
    method: verb,
    text: `${verb} ${path} HTTP/1.1\r\nHost: baguio.example\r\n${block}Connection: close\r\n\r\n`,
  };
});

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
