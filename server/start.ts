import { createServer, STATUS_CODES } from "node:http";
import { Socket } from "node:net";
import { dirname } from "node:path";
import type { Duplex } from "node:stream";
import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import { readBuildOutput } from "./build-output.ts";
import { productionCaching } from "./caching.ts";
import { type Config, readConfig } from "./config.ts";
import { isExplained } from "./explained-error.ts";
import { stopOnSignal } from "./lifecycle.ts";
import { createLog, type Logger } from "./log.ts";
import { createPages, type Pages } from "./pages.ts";

/** The exit code for a wrong setting or a missing build: EX_CONFIG of sysexits.h. */
const configExitCode = 78;

/** Timeouts in milliseconds, and the size of a request's head in bytes. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  // Longer than a balancer's usual 60 seconds.
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};
/** How long a client may stop reading a response, in milliseconds. */
const idleTimeout = 20_000;

/** Statuses for the errors of Node's parser. Others mean 400. */
const refusals: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const listenFailures: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use. Stop the other program, or set PORT to another number.`,
  EACCES: ({ port }) => `Port ${port} needs more rights. Set PORT to a number above 1023.`,
  EADDRNOTAVAIL: ({ host }) =>
    `HOST is "${host}", which is no address of this machine. Example: HOST=0.0.0.0`,
  ENOTFOUND: ({ host }) => `HOST is "${host}", which cannot be found. Example: HOST=0.0.0.0`,
};

/** @throws ExplainedError if a setting is wrong or the build is missing. */
function start(): void {
  const config = readConfig(process.env);
  // The build bundles this file into dist/server.
  const buildFolder = dirname(dirname(fileURLToPath(import.meta.url)));
  const build = readBuildOutput(buildFolder);
  const log = createLog(config.logLevel);
  if (process.env.SITE_URL === undefined) {
    log.warn("SITE_URL is not set: canonical links and the sitemap name this machine");
  }

  let state: "starting" | "ready" | "stopping" = "starting";
  const pages = createPages({ build, settings: config, now: () => new Date() });
  const app = createApp({
    pages,
    build,
    buildFolder,
    caching: productionCaching,
    isReady: () => state === "ready",
    log,
    logsAccess: config.logsAccess,
    proxies: config.proxies,
  });
  const server = createServer(limits, app);
  server.setTimeout(idleTimeout);
  server.on("clientError", refuseMalformed);
  stopOnSignal(server, {
    drainSeconds: config.drainSeconds,
    onStop: () => {
      state = "stopping";
    },
    log,
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (server.listening) {
      log.error({ err: error }, "a connection could not be accepted");
    } else {
      console.error(listenFailures[error.code ?? ""]?.(config) ?? error.message);
      process.exitCode = configExitCode;
    }
  });
  server.listen(config.port, config.host, () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : config.port;
    log.info(
      { port, siteUrl: config.siteUrl, buildId: build.buildId },
      `The guide is at http://localhost:${port}`,
    );
    renderInBackground(pages, log, () => {
      state = state === "starting" ? "ready" : state;
    });
  });
}

/** Responds to a request that Node cannot parse. A connection that has had a response is only closed. */
function refuseMalformed({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!(socket instanceof Socket) || socket.bytesWritten > 0 || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = refusals[code ?? ""] ?? 400;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
}

/**
 * Renders the pages one at a time, so that neither the first search nor the worker's script waits for all of them.
 * @param onFirst called when the home page is rendered.
 */
function renderInBackground(pages: Pages, log: Logger, onFirst: () => void): void {
  const [home, ...others] = pages.routes.map(({ path }) => path);
  const render = (path = "/") => {
    try {
      pages.at(path);
      return true;
    } catch (error) {
      log.error({ err: error, path }, "page could not be rendered");
      return false;
    }
  };
  const renderNext = () => {
    if (others.length > 0) {
      render(others.shift());
      setImmediate(renderNext);
    }
  };
  if (render(home)) {
    onFirst();
  }
  setImmediate(renderNext);
}

try {
  start();
} catch (error) {
  if (!isExplained(error)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = configExitCode;
}
