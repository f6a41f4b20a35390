import compression from "compression";
import express, { type Express } from "express";
import helmet from "helmet";
import { paths, probePaths } from "../shared/paths.ts";
import { helmetOptions } from "./http/security-headers.ts";
import { refuseMalformedPaths, refuseMethods } from "./middleware/refuse.ts";
import { respondToError } from "./middleware/respond-to-error.ts";
import { respondToHealth, respondToReadiness } from "./middleware/respond-to-probe.ts";
import { limitSearches, respondToSearch } from "./middleware/respond-to-search.ts";
import { respondToUnknownPath } from "./middleware/respond-to-unknown-path.ts";
import { serveFiles } from "./middleware/serve-files.ts";
import { redirectToPage, servePages } from "./middleware/serve-pages.ts";
import { setPermissionsPolicy } from "./middleware/set-permissions-policy.ts";
import type { Logger } from "./process/log.ts";
import type { Site } from "./site.ts";

export interface AppOptions {
  /** Returns the current site. */
  readonly site: () => Site;
  /** Identifies the build in responses to probes. */
  readonly buildId: string;
  readonly log: Logger;
  /** How many proxies in front of the server add the client's address to X-Forwarded-For. */
  readonly trustedProxies?: number;
  /** Whether the server has received a signal to stop. */
  readonly isStopping?: () => boolean;
  /** Whether the error page shows the stack trace. Only in development. */
  readonly showStack?: boolean;
}

/** Creates the Express app. A request passes through the middleware in this order. */
export function createApp({
  site,
  buildId,
  log,
  trustedProxies = 0,
  isStopping = () => false,
  showStack = false,
}: AppOptions): Express {
  const app = express();
  app.disable("x-powered-by");
  app.enable("case sensitive routing");
  app.enable("strict routing");
  // send.ts sets the entity tags of pages and files. Other responses are not cached.
  app.disable("etag");
  // The rate limiter warns about an unexpected X-Forwarded-For only if this is false.
  app.set("trust proxy", trustedProxies || false);

  // sendPage() replaces the Content-Security-Policy with that of the page.
  app.use(helmet(helmetOptions), setPermissionsPolicy, refuseMethods);
  // Pages and files need no compression here: the site keeps compressed copies.
  app.get(paths.search, limitSearches(), compression(), respondToSearch(site));
  app.use(servePages(site));
  app.use(serveFiles(site));
  app.get(probePaths.health, respondToHealth(buildId));
  app.get(probePaths.readiness, respondToReadiness(buildId, site, isStopping, log));
  app.use(refuseMalformedPaths, redirectToPage(site));
  app.use(respondToUnknownPath(site, log));
  app.use(respondToError(site, log, showStack));
  return app;
}
