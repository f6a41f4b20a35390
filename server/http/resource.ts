import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import Negotiator from "negotiator";
import { type Answer, type Encoding, encodings, type HeaderFields } from "../publish/answer.ts";
import { securityHeaders } from "../publish/security-headers.ts";

/** An answer that the server can send without further work. */
export interface Resource {
  readonly status: number;
  /** Whether a query after the path asks for another page. */
  readonly answersQueries: boolean;
  readonly representations: Readonly<
    Partial<Record<Encoding, Representation>> & { identity: Representation }
  >;
}

/** A resource in one content coding, with its complete headers for http and for https. */
interface Representation {
  readonly body: Buffer;
  readonly etag: string;
  readonly plain: HeaderBlocks;
  readonly secure: HeaderBlocks;
}

/** Header names and values in one flat list, which `writeHead` sends as it is. */
type HeaderList = string[];

interface HeaderBlocks {
  readonly found: HeaderList;
  readonly notModified: HeaderList;
}

/** Prepares an answer for sending: makes its entity tags and header blocks once. */
export function createResource(answer: Omit<Answer, "path">): Resource {
  const { bodies, status, contentType, cacheControl, headers, answersQueries = false } = answer;
  const tag = createHash("sha256").update(bodies.identity).digest("base64url").slice(0, 22);
  const isNegotiated = bodies.br !== undefined || bodies.gzip !== undefined;
  const plain = headerList({ ...securityHeaders.plain, ...headers });
  const secure = headerList({ ...securityHeaders.secure, ...headers });

  const represent = (encoding: Encoding, body: Buffer): Representation => {
    const etag = encoding === "identity" ? `"${tag}"` : `"${tag}-${encoding}"`;
    const validators = headerList({
      ETag: etag,
      "Cache-Control": cacheControl,
      ...(isNegotiated && { Vary: "Accept-Encoding" }),
    });
    const entity = headerList({
      "Content-Type": contentType,
      "Content-Length": String(body.length),
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    });
    const blocks = (others: HeaderList): HeaderBlocks => ({
      found: [...entity, ...validators, ...others],
      notModified: [...validators, ...others],
    });
    return { body, etag, plain: blocks(plain), secure: blocks(secure) };
  };

  return {
    status,
    answersQueries,
    representations: {
      identity: represent("identity", bodies.identity),
      ...(bodies.br && { br: represent("br", bodies.br) }),
      ...(bodies.gzip && { gzip: represent("gzip", bodies.gzip) }),
    },
  };
}

function headerList(headers: HeaderFields): HeaderList {
  return Object.entries(headers).flat();
}

/** Answers a GET or HEAD request with a resource, or with 304 if the client already has it. */
export function sendResource(
  resource: Resource,
  request: IncomingMessage,
  response: ServerResponse,
  isSecure: boolean,
): void {
  const { representations, status } = resource;
  const representation = representations[acceptedEncoding(request)] ?? representations.identity;
  const blocks = isSecure ? representation.secure : representation.plain;
  if (status === 200 && isFresh(request, representation.etag)) {
    response.writeHead(304, blocks.notModified);
    response.end();
    return;
  }
  response.writeHead(status, blocks.found);
  response.end(representation.body);
}

function isFresh({ headers }: IncomingMessage, etag: string): boolean {
  return headers["if-none-match"] !== undefined && fresh(headers, { etag });
}

/** The coding chosen for each Accept-Encoding value: clients send only a handful of them. */
const accepted = new Map<string | undefined, Encoding>();
const acceptedLimit = 200;

/** An option missing from the package's types: which coding to prefer if the client likes several equally. */
interface PreferringNegotiator {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
}

function acceptedEncoding(request: IncomingMessage): Encoding {
  const header = request.headers["accept-encoding"];
  const known = accepted.get(header);
  if (known !== undefined) {
    return known;
  }
  const negotiator: PreferringNegotiator = new Negotiator(request);
  const [best] = negotiator.encodings(encodings, { preferred: encodings });
  const encoding = encodings.find((candidate) => candidate === best) ?? "identity";
  if (accepted.size < acceptedLimit) {
    accepted.set(header, encoding);
  }
  return encoding;
}
