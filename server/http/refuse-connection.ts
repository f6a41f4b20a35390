import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Logger } from "../log.ts";
import type { HeaderFields } from "../publish/answer.ts";
import { type RefusalStatus, refusalPage } from "./refusal-page.tsx";
import { longestUrl } from "./request-target.ts";

/** How long a refused client may take to read its answer, in milliseconds. */
export const refusalTimeout = 2_000;

/** The last answer of the application that is still to come, by its connection: a refusal may not be sent before it. */
const owedAnswers = new WeakMap<Duplex, ServerResponse>();

/** Takes note that the answer to a request comes later, from the application. */
export function oweAnswer({ socket }: IncomingMessage, response: ServerResponse): void {
  owedAnswers.set(socket, response);
  response.once("close", () => {
    if (owedAnswers.get(socket) === response) {
      owedAnswers.delete(socket);
    }
  });
}

/** Answers on a socket whose request the HTTP parser could not read, and ends the connection. */
export function refuseConnection(
  socket: Duplex,
  status: RefusalStatus,
  security: HeaderFields,
  log: Logger,
): void {
  log.warn({ status }, "request refused");
  const owed = owedAnswers.get(socket);
  if (owed) {
    owed.once("close", () => socket.destroy());
    return;
  }
  const { html, headers, reason } = refusalPage(status);
  const block = {
    ...security,
    ...headers,
    "Content-Length": String(Buffer.byteLength(html)),
    Connection: "close",
  };
  const lines = Object.entries(block).map(([name, value]) => `${name}: ${value}`);
  socket.on("error", () => socket.destroy());
  socket.end([`HTTP/1.1 ${status} ${reason}`, ...lines, "", html].join("\r\n"));
  // What the client still sends is read and dropped: unread bytes would reset the connection and lose the answer.
  socket.resume();
  // Counted from the refusal, not from the last byte: a client that goes on sending must not stay.
  const deadline = setTimeout(() => socket.destroy(), refusalTimeout);
  socket.once("close", () => clearTimeout(deadline));
}

/** The refusal for an error of the HTTP parser; undefined where the connection is gone. */
export function statusOfClientError(
  error: Error & { code?: string; rawPacket?: Buffer },
): RefusalStatus | undefined {
  switch (error.code) {
    case "ECONNRESET":
    case "EPIPE":
      return undefined;
    case "HPE_INVALID_METHOD":
      return 501;
    case "HPE_HEADER_OVERFLOW":
      return hasLongUrl(error.rawPacket) ? 414 : 431;
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return 408;
    default:
      return 400;
  }
}

/** A request line that is too long, or the end of one whose beginning came in an earlier packet. */
const longRequestLine = new RegExp(`^(?:[A-Z]+ \\S{${longestUrl + 1}}|\\S* HTTP/)`);

/**
 * The parser counts the URL as a header: the packet tells which of the two was too large. One from the
 * middle of a long request does not tell, and is taken for headers: large cookies are the usual cause.
 */
function hasLongUrl(packet: Buffer | undefined): boolean {
  return packet !== undefined && longRequestLine.test(packet.toString("latin1"));
}
