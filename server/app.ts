import express, { type Express } from "express";
import helmet from "helmet";
import { paths, probePaths } from "../shared/paths.ts";
import type { Config } from "./config.ts";
import { helmetOptions, permissionsPolicy } from "./headers.ts";
import type { HandlerContext } from "./http/handler-context.ts";
import { accessLog } from "./http/log.ts";
import { closeAfterBody, refuseOtherMethods } from "./http/read-only.ts";
import { respondToError } from "./http/respond-to-error.ts";
import { respondToHealthProbe, respondToReadinessProbe } from "./http/respond-to-probe.ts";
import { limitSearches, respondToSearch } from "./http/respond-to-search.ts";
import { serveBuiltFiles, serveSiteFiles } from "./http/serve-files.ts";
import { redirectToPage, respondToUnknownPath, servePages } from "./http/serve-pages.ts";

export interface AppOptions extends HandlerContext, Pick<Config, "logsAccess" | "proxyCount"> {}

/** Creates the Express app. A request passes through the middleware in this order. */
export function createApp({ logsAccess, proxyCount, ...context }: AppOptions): Express {
  const app = express();
  app.enable("case sensitive routing");
  app.enable("strict routing");
  // Not 0, for which the limit on searches would not warn about a proxy.
  app.set("trust proxy", proxyCount || false);

  if (logsAccess) {
    app.use(accessLog(context.log));
  }
  app.use(helmet(helmetOptions));
  app.use((_request, response, next) => {
    response.set("Permissions-Policy", permissionsPolicy);
    next();
  });
  app.use(closeAfterBody, refuseOtherMethods);
  app.get(paths.search, limitSearches(), respondToSearch(context));
  app.use(servePages(context));
  app.use(serveBuiltFiles(context));
  app.use(serveSiteFiles(context));
  app.get(probePaths.health, respondToHealthProbe(context));
  app.get(probePaths.readiness, respondToReadinessProbe(context));
  app.use(redirectToPage(context));
  app.use(respondToUnknownPath(context));
  app.use(respondToError(context));
  return app;
}
