import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Config } from "../config.ts";
import type { Logger } from "./log.ts";
import type { PageStore } from "./page-store.ts";
import { refuseConnection, statusOfClientError } from "./refuse-connection.ts";
import { refusalOf, refuseRequest } from "./refuse-request.ts";
import { isOverHttps, requestTarget } from "./request-target.ts";

const largestHeaders = 16 * 1024;
/** How often overdue connections are looked for, in milliseconds. */
export const timeoutCheckInterval = 2_000;

interface ServerOptions {
  config: Config;
  /** Asked at each request: the store is made anew when the year changes. */
  store: () => PageStore;
  /** Answers what the store does not: sound GET and HEAD requests. */
  app: (request: IncomingMessage, response: ServerResponse) => void;
  /** True from the moment the server has been told to stop: connections are then closed one by one. */
  isDraining: () => boolean;
  log: Logger;
}

/**
 * The HTTP server: what is not sound is refused, a hit in the page store is answered at once, and the rest
 * goes to the application.
 */
export function createHttpServer({ config, store, app, isDraining, log }: ServerOptions): Server {
  const server = createServer({
    maxHeaderSize: largestHeaders,
    headersTimeout: config.headersTimeout * 1000,
    requestTimeout: config.requestTimeout * 1000,
    keepAliveTimeout: config.keepAliveTimeout * 1000,
    connectionsCheckingInterval: timeoutCheckInterval,
    // A missing host is refused by refusalOf: Node's own refusal has neither page, headers nor log line.
    requireHostHeader: false,
  });
  server.setTimeout(config.idleTimeout * 1000);

  const headersFor = (isSecure: boolean) => (isSecure ? store().secureHeaders : store().plainHeaders);

  server.on("request", (request, response) => {
    if (isDraining()) {
      response.shouldKeepAlive = false;
    }
    const target = requestTarget(request.url ?? "/");
    request.url = target;
    const isSecure = isOverHttps(request, config.trustProxy);
    const refusal = refusalOf(request, target);
    if (refusal !== undefined) {
      refuseRequest(request, response, refusal, headersFor(isSecure), log);
    } else if (!store().answer(request, response, target, isSecure)) {
      app(request, response);
    }
  });
  server.on("checkExpectation", (request, response) => {
    refuseRequest(request, response, 417, headersFor(false), log);
  });
  server.on("connect", (_request, socket) => {
    refuseConnection(socket, 405, headersFor(false), log);
  });
  server.on("clientError", (error, socket) => {
    const status = statusOfClientError(error);
    if (status === undefined) {
      socket.destroy();
    } else if (socket.writable) {
      refuseConnection(socket, status, headersFor(false), log);
    }
    // Else it has been refused already, and what still comes is more of the same request.
  });
  return server;
}
