import express, { type Express } from "express";
import { paths } from "../shared/paths.ts";
import { setSecurityHeaders } from "./headers.ts";
import { refuseOtherMethods } from "./http/refuse-methods.ts";
import { respondToError } from "./http/respond-to-error.ts";
import { respondToProbe } from "./http/respond-to-probe.ts";
import { limitSearches, respondToSearch } from "./http/respond-to-search.ts";
import { serveBuiltFiles, serveSiteFiles } from "./http/serve-files.ts";
import { redirectToPage, respondToUnknownPath, servePages } from "./http/serve-pages.ts";
import type { Site } from "./http/site.ts";

/**
 * Creates the Express app. A request passes through the middleware in this order.
 * @param trustedProxies how many proxies are in front of the server.
 */
export function createApp(site: Site, trustedProxies: number): Express {
  const app = express();
  app.enable("case sensitive routing");
  app.enable("strict routing");
  // Express needs false instead of 0: only then does express-rate-limit warn about a proxy that is not counted.
  app.set("trust proxy", trustedProxies || false);

  app.use(setSecurityHeaders());
  app.use(refuseOtherMethods);
  app.use(respondToProbe(site));
  app.use(serveBuiltFiles(site));
  app.get(paths.search, limitSearches(), respondToSearch(site));
  app.use(servePages(site));
  app.use(serveSiteFiles(site));
  app.use(redirectToPage(site));
  app.use(respondToUnknownPath(site));
  app.use(respondToError(site));
  return app;
}
