import { createServer, type RequestListener, type Server } from "node:http";
import type { Logger } from "../log.ts";
import { defaultHeaders } from "../publish/security-headers.ts";
import { refuseConnection, statusOfClientError } from "./refuse-connection.ts";
import { refuseRequest } from "./refuse-request.ts";

const largestHeaders = 16 * 1024;
/** How often overdue connections are looked for, in milliseconds. */
export const timeoutCheckInterval = 2_000;

/** How long the server waits for its clients, in seconds. */
export interface Timeouts {
  /** For a client to send its request headers: at most the time for a whole request. */
  headersTimeout: number;
  /** For a client to send a whole request. */
  requestTimeout: number;
  /** Between requests on one connection. */
  keepAliveTimeout: number;
  /** For a client that has stopped reading an answer. */
  idleTimeout: number;
}

interface HttpServerOptions {
  timeouts: Timeouts;
  handle: RequestListener;
  log: Logger;
}

/** The server with its limits. What the HTTP parser cannot read, and what no request may ask, it refuses. */
export function createHttpServer({ timeouts, handle, log }: HttpServerOptions): Server {
  const server = createServer(
    {
      maxHeaderSize: largestHeaders,
      headersTimeout: timeouts.headersTimeout * 1000,
      requestTimeout: timeouts.requestTimeout * 1000,
      keepAliveTimeout: timeouts.keepAliveTimeout * 1000,
      connectionsCheckingInterval: timeoutCheckInterval,
      // A missing host is refused by refusalOf: Node's own refusal has neither page, headers nor log line.
      requireHostHeader: false,
    },
    handle,
  );
  server.setTimeout(timeouts.idleTimeout * 1000);
  server.on("checkExpectation", (request, response) => {
    refuseRequest(request, response, 417, defaultHeaders(false), log);
  });
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
    // Else it has been refused already, and what still comes is more of the same request.
  });
  return server;
}
