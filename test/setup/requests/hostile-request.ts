import * as fc from "fast-check";
import { operators } from "../../../shared/content/operators.ts";
import { operatorPath, paths } from "../../../shared/paths.ts";

/** A request from a scanner, a fuzzer or a broken client. */
interface HostileRequest {
  readonly method: string;
  /** The whole request, one byte per character. */
  readonly text: string;
}

/** Part of many header values. It must never be in a response. */
export const evilMark = "evil-mark";

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

/** Complete requests that close their connection. */
export const hostileRequests: fc.Arbitrary<HostileRequest> = fc
  .tuple(method, target, headers)
  .map(([verb, path, lines]) => {
    const block = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    return {
      method: verb,
      text: `${verb} ${path} HTTP/1.1\r\nHost: baguio.example\r\n${block}Connection: close\r\n\r\n`,
    };
  });
