import type { RequestListener } from "node:http";
import compression from "compression";
import express from "express";
import helmet from "helmet";
import { paths, probePaths } from "../shared/paths.ts";
import { helmetOptions, permissionsPolicy } from "./headers.ts";
import { readableAddress } from "./http/address.ts";
import type { AppOptions } from "./http/app-options.ts";
import { refuseRequests } from "./http/refuse-requests.ts";
import { respondToError } from "./http/respond-to-error.ts";
import { respondToHealthProbe, respondToReadinessProbe } from "./http/respond-to-probe.ts";
import { limitSearches, respondToSearch } from "./http/respond-to-search.ts";
import { serveFiles } from "./http/serve-files.ts";
import { redirectToPage, respondToUnknownPath, servePages } from "./http/serve-pages.ts";

/** Creates the Express app. A request passes through the middleware in this order. */
export function createApp(options: AppOptions): RequestListener {
  const app = express();
  app.disable("x-powered-by");
  app.enable("case sensitive routing");
  app.enable("strict routing");
  // Pages and files set their own. Other responses are not cached.
  app.disable("etag");
  app.set("trust proxy", options.trustedProxies);

  // A page replaces the policy with its own.
  app.use(helmet(helmetOptions));
  app.use((_request, response, next) => {
    response.set("Permissions-Policy", permissionsPolicy);
    next();
  });
  app.use(refuseRequests());
  app.get(paths.search, limitSearches(), compression(), respondToSearch(options));
  app.use(servePages(options));
  app.use(serveFiles(options));
  app.get(probePaths.health, respondToHealthProbe(options));
  app.get(probePaths.readiness, respondToReadinessProbe(options));
  app.use(redirectToPage(options));
  app.use(respondToUnknownPath(options));
  app.use(respondToError(options));
  return (request, response) => {
    request.url = readableAddress(request.url);
    app(request, response);
  };
}
