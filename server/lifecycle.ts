import type { Server, ServerResponse } from "node:http";
import type { Logger } from "./log.ts";

/** How long stopping may take, in milliseconds. The process then exits, even with responses in flight. */
const longestStop = 25_000;

interface LifecycleOptions {
  /** How long the server keeps responding after a signal, in seconds: balancers need that long to notice. */
  readonly drainSeconds: number;
  /** Called when stopping begins. */
  readonly onStop: () => void;
  readonly log: Logger;
}

/** Stops a server gracefully on SIGTERM, SIGINT or an unexpected error. A second signal stops it at once. */
export function stopOnSignal(server: Server, { drainSeconds, onStop, log }: LifecycleOptions): void {
  let isStopping = false;
  let wasSignaled = false;

  const stop = (reason: string, exitCode: number) => {
    if (isStopping) {
      return;
    }
    isStopping = true;
    onStop();
    // A connection whose last response came before now is closed soon.
    server.keepAliveTimeout = 1;
    log.info({ reason, drainSeconds }, "stopping");
    setTimeout(() => {
      server.close(() => process.exit(exitCode));
      server.closeIdleConnections();
    }, drainSeconds * 1000);
    setTimeout(() => process.exit(exitCode), longestStop).unref();
  };

  // Later responses end their connections, so that clients go to another replica.
  server.prependListener("request", (_request, response: ServerResponse) => {
    response.shouldKeepAlive &&= !isStopping;
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (wasSignaled) {
        process.exit(1);
      }
      wasSignaled = true;
      stop(signal, 0);
    });
  }
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      stop(event, 1);
    });
  }
  // Node writes its warnings there. A reader that goes away must not stop the guide.
  process.stderr.on("error", () => undefined);
}
