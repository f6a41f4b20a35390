import { createServer, type RequestListener, type Server } from "node:http";
import type { Logger } from "../log.ts";
import { defaultHeaders } from "../publish/security-headers.ts";
import { refuseConnection, statusOfClientError } from "./refuse-connection.ts";

const largestHeaders = 16 * 1024;
/** How often Node looks for overdue connections, in milliseconds. */
export const timeoutCheckInterval = 2_000;

/** How long the server waits for its clients, in seconds. */
export interface Timeouts {
  /** For a client to send its request headers; at most `requestTimeout`. */
  readonly headersTimeout: number;
  /** For a client to send a whole request. */
  readonly requestTimeout: number;
  /** Between requests on one connection. */
  readonly keepAliveTimeout: number;
  /** For a client that has stopped reading an answer. */
  readonly idleTimeout: number;
}

interface HttpServerOptions {
  readonly timeouts: Timeouts;
  readonly handle: RequestListener;
  readonly log: Logger;
}

/** Creates the server with its limits. It refuses CONNECT and unreadable input. */
export function createHttpServer({ timeouts, handle, log }: HttpServerOptions): Server {
  const server = createServer(
    {
      maxHeaderSize: largestHeaders,
      headersTimeout: timeouts.headersTimeout * 1000,
      requestTimeout: timeouts.requestTimeout * 1000,
      keepAliveTimeout: timeouts.keepAliveTimeout * 1000,
      connectionsCheckingInterval: timeoutCheckInterval,
      // refusalOf refuses a missing host: Node's own refusal has no page, security headers or log line.
      requireHostHeader: false,
    },
    handle,
  );
  server.setTimeout(timeouts.idleTimeout * 1000);
  // refusalOf refuses what is expected, like any other flaw.
  server.on("checkExpectation", handle);
  server.on("connect", (_request, socket) => {
    refuseConnection(socket, 405, defaultHeaders(false), log);
  });
  server.on("clientError", (error, socket) => {
    const status = statusOfClientError(error);
    if (status === undefined) {
      socket.destroy();
    } else if (socket.writable) {
      refuseConnection(socket, status, defaultHeaders(false), log);
    }
    // Otherwise the request is already refused, and the error is about the rest of it.
  });
  return server;
}
