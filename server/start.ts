import { createServer, type Server, type ServerResponse } from "node:http";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { notFoundRoute, routes } from "../shared/routes.tsx";
import { createApp } from "./app.ts";
import { readBuildOutput } from "./build-output.ts";
import { explainListenFailure, localAddress, portOf, readConfig } from "./config.ts";
import { isExplained } from "./explained-error.ts";
import { productionCaching } from "./headers.ts";
import { createLog, type Logger } from "./http/log.ts";
import { pagesOfToday } from "./pages-of-today.ts";

/** The exit code for a wrong setting or a missing build: EX_CONFIG of sysexits.h. */
const configExitCode = 78;

/** In milliseconds and bytes. */
const serverOptions = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  // Longer than the 60 seconds that load balancers usually keep a connection.
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};
/** How long a client may stop reading a response, in milliseconds. */
const idleTimeout = 20_000;

/** How long stopping may take, in milliseconds. After that, the process exits even if responses are pending. */
const stopTimeout = 25_000;

try {
  start();
} catch (error) {
  if (!isExplained(error)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = configExitCode;
}

/** @throws ExplainedError if a setting is wrong or the build is missing. */
function start(): void {
  const config = readConfig(process.env);
  const { siteUrl, worksOffline, logsAccess, proxyCount } = config;
  // The build bundles this file into dist/server.
  const buildFolder = dirname(dirname(fileURLToPath(import.meta.url)));
  const build = readBuildOutput(buildFolder);
  const log = createLog(config.logLevel);
  if (/^(?:localhost|127\..*|\[::1\])$/.test(new URL(siteUrl).hostname)) {
    log.warn("SITE_URL is unset or local, so canonical links and the sitemap point to this machine");
  }

  const settings = { siteUrl, worksOffline };
  const onFailure = (path: string, err: unknown) => log.error({ err, path }, "page could not be rendered");
  const pages = pagesOfToday({ routes, notFoundRoute, build, settings, onFailure }, () => new Date());
  const server = createServer(serverOptions);
  server.setTimeout(idleTimeout);
  const isStopping = stopOnSignal(server, config.drainSeconds, log);
  const app = createApp({
    pages,
    build,
    buildFolder,
    caching: productionCaching,
    log,
    logsAccess,
    proxyCount,
    isStopping,
    showStack: false,
  });
  server.on("request", app);
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (server.listening) {
      log.error({ err: error }, "a connection could not be accepted");
    } else {
      console.error(explainListenFailure(error, config));
      process.exitCode = configExitCode;
    }
  });
  server.listen(config.port, config.host, () => {
    const port = portOf(server);
    const message = `The guide is at ${localAddress(config.host, port)}`;
    log.info({ port, siteUrl, buildId: build.buildId }, message);
  });
}

/**
 * Stops a server gracefully on SIGTERM, SIGINT or an unexpected error. A second signal stops it at once.
 * @param drainSeconds how long the server keeps responding.
 * @returns whether it is stopping.
 */
function stopOnSignal(server: Server, drainSeconds: number, log: Logger): () => boolean {
  let isStopping = false;
  let wasSignaled = false;
  let exitCode = 0;

  const stop = (reason: string) => {
    if (isStopping) {
      return;
    }
    isStopping = true;
    // Node then closes each connection as soon as it is idle.
    server.keepAliveTimeout = 1;
    log.info({ reason, drainSeconds }, "stopping");
    setTimeout(() => {
      server.close(() => process.exit(exitCode));
      server.closeIdleConnections();
    }, drainSeconds * 1000);
    setTimeout(() => process.exit(exitCode), stopTimeout).unref();
  };

  // Closes each connection after its next response, so that clients move to another replica.
  server.prependListener("request", (_request, response: ServerResponse) => {
    response.shouldKeepAlive &&= !isStopping;
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (wasSignaled) {
        process.exit(1);
      }
      wasSignaled = true;
      stop(signal);
    });
  }
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      exitCode = 1;
      stop(event);
    });
  }
  // Node writes warnings to stderr, and a closed pipe must not stop the server.
  process.stderr.on("error", () => undefined);
  return () => isStopping;
}
