import { Server, type Socket } from "node:net";
import type { Config } from "./config.ts";
import type { Guide } from "./guide.ts";
import { isIdle } from "./http/connections.ts";
import type { Logger } from "./log.ts";

/** How long stopping may take, in milliseconds. The process then exits, even with requests in flight. */
const longestStop = 25_000;

/**
 * Listens, and stops gracefully on SIGTERM, SIGINT or an unexpected error.
 * @param buildId written to the log; health answers contain it too.
 */
export function runGuide(guide: Guide, config: Config, buildId: string, log: Logger): void {
  const { server } = guide;
  const connections = followConnections(server);
  let isStopping = false;
  let wasSignaled = false;

  const stop = (reason: string, exitCode: number) => {
    isStopping = true;
    log.info({ reason, drainSeconds: config.drainSeconds }, "stopping");
    stopGuide(guide, connections, config.drainSeconds, exitCode);
  };

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (wasSignaled) {
        log.warn({ reason: signal }, "stopped at once");
        process.exit(1);
      }
      wasSignaled = true;
      if (!isStopping) {
        stop(signal, 0);
      }
    });
  }
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      // A stopping server still answers readers: a further error must not cut them off.
      if (!isStopping) {
        stop(event, 1);
      }
    });
  }
  // Node writes its warnings there. A reader that goes away must not stop the guide.
  process.stderr.on("error", () => undefined);

  server.on("error", (error) => {
    if (server.listening) {
      log.error({ err: error }, "a connection could not be accepted");
      return;
    }
    log.fatal({ err: error }, "the server cannot listen");
    process.exitCode = 1;
    server.close();
  });
  server.listen({ port: config.port, host: config.host, backlog: 1024 }, () => {
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : config.port;
    log.info({ port, siteUrl: config.siteUrl, buildId }, `The guide is at http://localhost:${port}`);
  });
}

/** Keeps track of the open connections of a server. */
function followConnections(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  server.on("connection", (connection) => {
    connections.add(connection);
    connection.once("close", () => connections.delete(connection));
  });
  return connections;
}

/** Answers for `drainSeconds` more, then takes no new connections. Exits once all requests are answered. */
function stopGuide(
  guide: Guide,
  connections: ReadonlySet<Socket>,
  drainSeconds: number,
  exitCode: number,
): void {
  guide.drain();
  const { server } = guide;
  setTimeout(() => {
    // Ends each connection on which an answer is still on its way, once it has been sent.
    server.keepAliveTimeout = 1;
    // Without what close() of node:http adds: it takes an answer that is being sent for none, and cuts it off.
    Server.prototype.close.call(server, () => process.exit(exitCode));
    for (const connection of connections) {
      if (isIdle(connection)) {
        connection.destroy();
      }
    }
  }, drainSeconds * 1000);
  setTimeout(() => process.exit(exitCode), longestStop).unref();
}
