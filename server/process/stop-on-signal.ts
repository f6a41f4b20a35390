import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import type { Logger } from "./log.ts";

/** How long requests and responses may take once the server has drained, in milliseconds. */
const finishTimeout = 5_000;

/**
 * Stops a server on SIGTERM, SIGINT (Ctrl-C) or an unexpected error, after responses under way have been sent. A second
 * signal stops it at once.
 * @param drainSeconds how long the server keeps responding, except after SIGINT.
 * @returns whether it is stopping.
 */
export function stopOnSignal(server: Server, drainSeconds: number, log: Logger): () => boolean {
  let isStopping = false;
  let isSignaled = false;
  /** The responses that are not yet sent in full. */
  const pending = new Set<ServerResponse>();

  const close = async () => {
    setTimeout(() => process.exit(), finishTimeout);
    // server.close() would also close connections whose response the app has ended, even if it is not yet sent.
    NetServer.prototype.close.call(server, () => process.exit());
    while (pending.size > 0) {
      await Promise.allSettled(Array.from(pending, (response) => once(response, "close")));
    }
    server.closeIdleConnections();
  };
  const stop = (reason: string, seconds: number) => {
    if (isStopping) {
      return;
    }
    isStopping = true;
    log.info({ reason, drainSeconds: seconds }, "stopping");
    setTimeout(close, seconds * 1000);
  };

  server.prependListener("request", (_request, response: ServerResponse) => {
    if (isStopping) {
      // So that clients move to another replica.
      response.setHeader("Connection", "close");
    }
    pending.add(response);
    response.on("close", () => pending.delete(response));
  });
  const stopOn = (signal: NodeJS.Signals, seconds: number) => {
    process.on(signal, () => {
      if (isSignaled) {
        process.exit(1);
      }
      isSignaled = true;
      stop(signal, seconds);
    });
  };
  stopOn("SIGTERM", drainSeconds);
  stopOn("SIGINT", 0);
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      process.exitCode = 1;
      stop(event, drainSeconds);
    });
  }
  // Node writes warnings to stderr, and a closed pipe must not stop the server.
  process.stderr.on("error", () => undefined);
  return () => isStopping;
}
