import express, { type Express } from "express";
import helmet from "helmet";
import { paths } from "../shared/paths.ts";
import type { BuildOutput } from "./build-output.ts";
import type { Config } from "./config.ts";
import { helmetOptions, noCaching, productionCaching, setPermissionsPolicy } from "./headers.ts";
import type { Logger } from "./http/log.ts";
import { closeAfterBody, refuseOtherMethods } from "./http/refuse-writes.ts";
import { respondToError } from "./http/respond-to-error.ts";
import { respondToProbe } from "./http/respond-to-probe.ts";
import { respondToSearch } from "./http/respond-to-search.ts";
import { serveBuiltFiles, serveSiteFiles } from "./http/serve-files.ts";
import { redirectToPage, respondToUnknownPath, servePages } from "./http/serve-pages.ts";
import type { Pages } from "./pages.ts";

export interface AppOptions extends Pick<Config, "trustedProxies"> {
  /** Today's pages. */
  readonly pages: () => Pages;
  readonly build: BuildOutput;
  readonly log: Logger;
  /** True after a signal to stop. */
  readonly isStopping: () => boolean;
  /** In development, nothing is cached, and the error page shows the stack trace. */
  readonly isDevelopment: boolean;
}

/** Creates the Express app. A request passes through the middleware in this order. */
export function createApp(options: AppOptions): Express {
  const { pages, build, log, trustedProxies, isStopping, isDevelopment } = options;
  const caching = isDevelopment ? noCaching : productionCaching;
  const app = express();
  app.enable("case sensitive routing");
  app.enable("strict routing");
  // With false, express-rate-limit warns about a proxy that is not counted; with 0, it does not.
  app.set("trust proxy", trustedProxies || false);

  app.use(helmet(helmetOptions), setPermissionsPolicy);
  app.use(closeAfterBody, refuseOtherMethods);
  app.use(respondToProbe({ pages, buildId: build.buildId, isStopping, log }));
  app.use(serveBuiltFiles(build, caching));
  app.get(paths.search, respondToSearch(pages));
  app.use(servePages(pages, caching));
  app.use(serveSiteFiles(pages, caching));
  app.use(redirectToPage(pages, caching));
  app.use(respondToUnknownPath(pages, caching, log));
  app.use(respondToError(pages, log, isDevelopment));
  return app;
}
