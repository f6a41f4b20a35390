import { extname, join, posix } from "node:path";
import express, { type Express, type RequestHandler } from "express";
import expressStaticGzip from "express-static-gzip";
import { refusalTexts } from "../shared/content/error-texts.ts";
import { paths } from "../shared/paths.ts";
import { queryName } from "../shared/search/search-words.ts";
import { isAsset } from "../shared/universal/offline.ts";
import { type BuildOutput, filesFolder } from "./build-output.ts";
import type { Caching } from "./caching.ts";
import { openPaths, probes } from "./files/site-files.ts";
import { accessLog, limitedWarning, loggedPath } from "./log.ts";
import { refuse } from "./refuse.ts";
import { type ErrorOptions, respondToError } from "./respond-to-error.ts";
import { limitRate, takeTurns } from "./search-limits.ts";
import { securityHeaders } from "./security-headers.ts";
import { sendPage, sendText } from "./send.ts";

export interface AppOptions extends ErrorOptions {
  readonly build: BuildOutput;
  readonly buildFolder: string;
  readonly caching: Caching;
  /** True after a signal to stop. */
  readonly isStopping?: () => boolean;
  readonly logsAccess?: boolean;
  /** How many proxies stand before the server and add the client's address to X-Forwarded-For. */
  readonly proxies?: number;
}

/** How many unknown paths to log per second. */
const maxLoggedPerSecond = 10;

/** Creates the Express app, with middleware in the order in which it handles a request. */
export function createApp(options: AppOptions): Express {
  const app = express();
  app.disable("x-powered-by");
  app.enable("case sensitive routing");
  app.enable("strict routing");
  app.set("trust proxy", options.proxies ?? 0);

  if (options.logsAccess) {
    app.use(accessLog(options.log));
  }
  app.use(securityHeaders, refuseOtherMethods);
  app.get(Object.values(probes), respondToProbe(options));
  app.use(serveBuiltFiles(options));
  app.get(paths.search, limitRate(), takeTurns(), respondToSearch(options));
  app.use(servePages(options), serveSiteFiles(options));
  app.use(redirectToCanonical(options), respondNotFound(options), respondToError(options));
  return app;
}

const refuseOtherMethods: RequestHandler = ({ method, headers }, response, next) => {
  // Node would respond a second time to a body, which nobody reads, if it is malformed or slow.
  response.shouldKeepAlive &&= !("transfer-encoding" in headers || "content-length" in headers);
  if (method === "GET" || method === "HEAD") {
    next();
  } else {
    response.set("Allow", "GET, HEAD");
    refuse(response, 405, refusalTexts[405]);
  }
};

/** The server is ready if it can render the home page, which the probe does if no reader has asked for it. */
function respondToProbe({ build: { buildId }, pages, isStopping }: AppOptions): RequestHandler {
  return ({ path }, response) => {
    const isHealthy = path === probes.health || !(isStopping?.() || pages().at(paths.home) === undefined);
    response.set("Cache-Control", "no-store").status(isHealthy ? 200 : 503);
    response.json({ status: isHealthy ? "ok" : "not ready", buildId });
  };
}

/** Serves the build's files, which the build has compressed. For other paths, it does not access the disk. */
function serveBuiltFiles({ build, buildFolder, caching }: AppOptions): RequestHandler {
  const files = new Set(build.files);
  const serve = expressStaticGzip(join(buildFolder, filesFolder), {
    enableBrotli: true,
    orderPreference: ["br"],
    serveStatic: { cacheControl: false, index: false, redirect: false },
  });
  return (request, response, next) => {
    const { path } = request;
    if (!files.has(path)) {
      next();
      return;
    }
    response.set("Cache-Control", isAsset(path) ? caching.asset : caching.file);
    serve(request, response, next);
  };
}

/** Serves the results of a search. Without a query, the search page is served like any other. */
function respondToSearch({ pages }: AppOptions): RequestHandler {
  return ({ query }, response, next) => {
    const typed = query[queryName];
    const page = pages().answer(typeof typed === "string" ? typed : "");
    if (page) {
      response.set("Cache-Control", "no-store");
      sendPage(response, page);
    } else {
      next();
    }
  };
}

function servePages({ pages, caching }: AppOptions): RequestHandler {
  return ({ path }, response, next) => {
    const page = pages().at(path);
    if (page) {
      response.set("Cache-Control", caching.page);
      sendPage(response, page);
    } else {
      next();
    }
  };
}

function serveSiteFiles({ pages, caching }: AppOptions): RequestHandler {
  return ({ path }, response, next) => {
    const file = pages().files.get(path);
    if (file) {
      response.set("Cache-Control", caching[file.caching]);
      response.set(openPaths.includes(path) ? { "Access-Control-Allow-Origin": "*" } : {});
      sendText(response, extname(path), file.body());
    } else {
      next();
    }
  };
}

/** Redirects variants of a page's path to the canonical one: "/foods/", "//foods", "/%66oods". */
function redirectToCanonical({ pages }: AppOptions): RequestHandler {
  return ({ path, originalUrl }, response, next) => {
    const address = posix.normalize(decodeURI(path)).replace(/\/$/, "") || "/";
    if (pages().has(address)) {
      const [query = ""] = /\?.*/.exec(originalUrl) ?? [];
      response.redirect(308, address + query);
    } else {
      next();
    }
  };
}

/** Sends Page Not Found with a suggestion or, if an asset is missing, a short text. */
function respondNotFound({ pages, caching, log }: AppOptions): RequestHandler {
  const warn = limitedWarning(log, "404 error", maxLoggedPerSecond);
  return (request, response) => {
    const { method, path } = request;
    warn({ method, path: loggedPath(request) });
    if (isAsset(path)) {
      refuse(response, 404, "Not Found");
      return;
    }
    const { searchIndex, notFound } = pages();
    const suggestion = searchIndex().pageNear(decodeURI(path));
    response.status(404).set("Cache-Control", caching.notFound);
    sendPage(response, notFound(suggestion));
  };
}
