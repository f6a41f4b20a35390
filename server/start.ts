import { createServer } from "node:http";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import { productionCaching } from "./headers/caching.ts";
import { pagesOfToday } from "./pages-of-today.ts";
import { explainListenFailure, localAddress, portOf } from "./process/address.ts";
import { readBuildOutput } from "./process/build-output.ts";
import { readConfig } from "./process/config.ts";
import { isExplained } from "./process/explained-error.ts";
import { stopOnSignal } from "./process/lifecycle.ts";
import { createLog } from "./process/log.ts";

/** The exit code for a wrong setting or a missing build: EX_CONFIG of sysexits.h. */
const configExitCode = 78;

/** In milliseconds and bytes. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  // Longer than the 60 seconds that load balancers usually keep a connection.
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};
/** How long a client may stop reading a response, in milliseconds. */
const idleTimeout = 20_000;

/** @throws ExplainedError if a setting is wrong or the build is missing. */
function start(): void {
  const config = readConfig(process.env);
  const { siteUrl, worksOffline, logsAccess, proxies } = config;
  // The build bundles this file into dist/server.
  const buildFolder = dirname(dirname(fileURLToPath(import.meta.url)));
  const build = readBuildOutput(buildFolder);
  const log = createLog(config.logLevel);
  if (/^(?:localhost|127\..*|\[::1\])$/.test(new URL(siteUrl).hostname)) {
    log.warn("SITE_URL is unset or local, so canonical links and the sitemap point to this machine");
  }

  const pages = pagesOfToday({ build, settings: { siteUrl, worksOffline } }, () => new Date());
  const server = createServer(limits);
  server.setTimeout(idleTimeout);
  const isStopping = stopOnSignal(server, config.drainSeconds, log);
  const app = createApp({
    pages,
    build,
    buildFolder,
    caching: productionCaching,
    log,
    logsAccess,
    proxies,
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

try {
  start();
} catch (error) {
  if (!isExplained(error)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = configExitCode;
}
