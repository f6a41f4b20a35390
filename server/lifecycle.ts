import type { Server, ServerResponse } from "node:http";
import type { Logger } from "./log.ts";

/** How long stopping may take, in milliseconds. Then the process exits, even if responses are pending. */
const stopTimeout = 25_000;

interface LifecycleOptions {
  /** How long the server keeps responding after a signal, in seconds, so that balancers notice. */
  readonly drainSeconds: number;
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
    // Closes idle connections soon.
    server.keepAliveTimeout = 1;
    log.info({ reason, drainSeconds }, "stopping");
    setTimeout(() => {
      server.close(() => process.exit(exitCode));
      server.closeIdleConnections();
    }, drainSeconds * 1000);
    setTimeout(() => process.exit(exitCode), stopTimeout).unref();
  };

  // Closes connections after their next response, so that clients go to another replica.
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
  // Node writes its warnings to stderr. A closed pipe must not stop the server.
  process.stderr.on("error", () => undefined);
}
