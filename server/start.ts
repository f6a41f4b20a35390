import { createServer } from "node:http";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { routes } from "../shared/routes.tsx";
import { createApp } from "./app.ts";
import { currentSite } from "./current-site.ts";
import { readBuildOutput } from "./process/build-output.ts";
import { readConfig } from "./process/config.ts";
import { explain, isExplained } from "./process/explained-error.ts";
import { listen, portOf } from "./process/listen.ts";
import { createLog } from "./process/log.ts";
import { stopOnSignal } from "./process/stop-on-signal.ts";

/** The exit code for a mistake in the setup: a setting, a missing build, a port in use. EX_CONFIG of sysexits.h. */
const configExitCode = 78;

/** Times are in milliseconds. */
const serverOptions = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  // Longer than the 60 seconds that load balancers usually keep a connection.
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 2_000,
  /** In bytes. */
  maxHeaderSize: 16 * 1024,
};
/** How long a client may stop reading a response, in milliseconds. */
const idleTimeout = 20_000;

// Without await, because some hosts load this file with require().
start().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = isExplained(error) ? configExitCode : 1;
});

/** @throws ExplainedError if a setting is wrong, the build is missing, or the server cannot listen. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const { siteUrl, trustedProxies } = config;
  // The build bundles this file into dist/server.
  const build = readBuildOutput(dirname(dirname(fileURLToPath(import.meta.url))));
  const { buildId } = build;
  const log = createLog(config.logLevel);
  if (/^(?:localhost|127\..*|\[::1\])$/.test(new URL(siteUrl).hostname)) {
    log.warn("SITE_URL is unset or local, so canonical links and the sitemap point to this machine");
  }

  const site = currentSite({ ...config, routes, build, log });
  const server = createServer(serverOptions);
  server.setTimeout(idleTimeout);
  const isStopping = stopOnSignal(server, config.drainSeconds, log);
  server.on("request", createApp({ site, buildId, log, trustedProxies, isStopping }));
  const address = await listen(server, config);
  server.on("error", (error) => log.error({ err: error }, "a connection could not be accepted"));
  log.info({ port: portOf(server), siteUrl, buildId }, `The guide is at ${address}`);
}
