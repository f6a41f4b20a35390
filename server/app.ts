import express, { type Express } from "express";
import { paths, probePaths } from "../shared/paths.ts";
import type { BuildOutput } from "./build-output.ts";
import type { Config } from "./config.ts";
import { builtFiles } from "./files/built-files.ts";
import { type Caching, setSecurityHeaders } from "./headers.ts";
import { refuseOtherMethods } from "./http/refuse-methods.ts";
import { respondToError } from "./http/respond-to-error.ts";
import { respondToHealthProbe, respondToReadinessProbe } from "./http/respond-to-probe.ts";
import { limitSearches, respondToSearch } from "./http/respond-to-search.ts";
import { serveFiles } from "./http/serve-files.ts";
import { redirectToPage, respondToUnknownPath, servePages } from "./http/serve-pages.ts";
import type { Pages } from "./pages.ts";
import type { Logger } from "./process/log.ts";

/** What the app serves, and how. */
export interface AppOptions extends Pick<Config, "trustedProxies"> {
  /** Returns today's pages. */
  readonly pages: () => Pages;
  readonly build: BuildOutput;
  readonly caching: Caching;
  readonly log: Logger;
  /** Whether the server has received a signal to stop. */
  readonly isStopping: () => boolean;
  /** Whether the error page shows the stack trace. Only in development. */
  readonly showStack: boolean;
}

/** Creates the Express app. A request passes through the middleware in this order, so pages pass few. */
export function createApp(options: AppOptions): Express {
  const { pages, build, caching, log, isStopping, showStack, trustedProxies } = options;
  const app = express();
  app.disable("x-powered-by");
  app.enable("case sensitive routing");
  app.enable("strict routing");
  // With false, unlike 0, the limit of searches warns about a proxy that is not counted.
  app.set("trust proxy", trustedProxies || false);

  app.use(setSecurityHeaders());
  app.use(refuseOtherMethods);
  app.get(paths.search, limitSearches(), respondToSearch(pages));
  app.use(servePages(pages, caching.page));
  app.use(serveFiles(builtFiles(build), pages, caching));
  app.get(probePaths.health, respondToHealthProbe(build));
  app.get(probePaths.readiness, respondToReadinessProbe(build, pages, isStopping, log));
  app.use(redirectToPage(pages, caching.page));
  app.use(respondToUnknownPath(pages, caching.notFound, log));
  app.use(respondToError(pages, log, showStack));
  return app;
}
