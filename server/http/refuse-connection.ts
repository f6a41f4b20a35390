import type { Duplex } from "node:stream";
import type { Logger } from "../log.ts";
import type { HeaderFields } from "../publish/answer.ts";
import { answerOwedOn } from "./connections.ts";
import { type RefusalStatus, refusalPage } from "./refusal-page.ts";
import { longestUrl } from "./request-target.ts";

/** How long a refused client may take to read its answer, in milliseconds. */
export const refusalTimeout = 2_000;

/**
 * Sends a refusal on a bare socket and ends the connection. If an answer is still owed there, sends no
 * refusal, and ends the connection after that answer.
 */
export function refuseConnection(
  socket: Duplex,
  status: RefusalStatus,
  security: HeaderFields,
  log: Logger,
): void {
  log.warn({ status }, "request refused");
  const owed = answerOwedOn(socket);
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
  // Read and drop what the client still sends: unread bytes would reset the connection and lose the answer.
  socket.resume();
  // Counts from the refusal, not from the last byte, so that a client cannot stay by sending more.
  const deadline = setTimeout(() => socket.destroy(), refusalTimeout);
  socket.once("close", () => clearTimeout(deadline));
}

/** Returns the status for an error of the HTTP parser; undefined when the connection is gone. */
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

/** Matches a request line that is too long, or the end of one that began in an earlier packet. */
const longRequestLine = new RegExp(`^(?:[A-Z]+ \\S{${longestUrl + 1}}|\\S* HTTP/)`);

/**
 * Whether a packet shows that the URL was too long, not the headers: the parser counts both together. A
 * packet from the middle of a long request does not show it. It counts as headers, for large cookies are the
 * usual cause.
 */
function hasLongUrl(packet: Buffer | undefined): boolean {
  return packet !== undefined && longRequestLine.test(packet.toString("latin1"));
}
