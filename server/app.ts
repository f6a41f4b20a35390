import { extname, join, posix } from "node:path";
import express, { type Express, type Request, type RequestHandler } from "express";
import expressStaticGzip from "express-static-gzip";
import { refusalTexts } from "../shared/content/error-texts.ts";
import { paths } from "../shared/paths.ts";
import { questionOf } from "../shared/search/answer-question.ts";
import { queryName } from "../shared/search/search-sentences.ts";
import { isAsset } from "../shared/universal/offline.ts";
import { openPaths, probes } from "./files/site-files.ts";
import type { Caching } from "./http/caching.ts";
import { respondToError } from "./http/respond-to-error.ts";
import { limitRate, takeTurns } from "./http/search-limits.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { refuse, sendPage, sendText } from "./http/send.ts";
import type { Serving } from "./pages/pages.ts";
import { type BuildOutput, builtFolder } from "./process/build-output.ts";
import type { Config } from "./process/config.ts";
import { accessLog, limitedWarning, loggedPath } from "./process/log.ts";

export interface AppOptions extends Serving {
  readonly build: BuildOutput;
  readonly buildFolder: string;
  readonly caching: Caching;
  /** True after a signal to stop. */
  readonly isStopping?: () => boolean;
  readonly logsAccess?: boolean;
  readonly proxies?: Config["proxies"];
}

/** How many 404s and failed probes to log per second. */
const maxLoggedPerSecond = 10;

/** Creates the Express app. A request passes through the middleware in this order. */
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
  app.get(paths.search, requireQuestion, limitRate(), takeTurns(), respondToSearch(options));
  app.use(servePages(options));
  app.use(serveBuiltFiles(options));
  app.use(serveSiteFiles(options));
  app.get(
    probes.health,
    respondToProbe(options, () => true),
  );
  app.get(probes.readiness, respondToProbe(options, readiness(options)));
  app.use(redirectToCanonical(options));
  app.use(respondNotFound(options));
  app.use(respondToError(options));
  return app;
}

const refuseOtherMethods: RequestHandler = ({ method, headers }, response, next) => {
  // The app never reads a body. If one were malformed or slow, Node would send a second response.
  response.shouldKeepAlive &&= !("transfer-encoding" in headers || "content-length" in headers);
  if (method === "GET" || method === "HEAD") {
    next();
  } else {
    response.set("Allow", "GET, HEAD");
    refuse(response, 405, refusalTexts[405]);
  }
};

function questionIn({ query }: Request): string {
  const typed = query[queryName];
  return questionOf(typeof typed === "string" ? typed : "");
}

/** Without a question, the search page is served like any other. */
const requireQuestion: RequestHandler = (request, _response, next) => {
  next(questionIn(request) === "" ? "route" : undefined);
};

/** Serves search results. */
function respondToSearch({ pages }: AppOptions): RequestHandler {
  return (request, response) => {
    response.set("Cache-Control", "no-store");
    sendPage(response, pages().answer(questionIn(request)));
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

/** Serves the files of the build, precompressed. Requests for other paths never reach the disk. */
function serveBuiltFiles({ build, buildFolder, caching }: AppOptions): RequestHandler {
  const files = new Set(build.builtPaths);
  const serve = expressStaticGzip(join(buildFolder, builtFolder), {
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

function serveSiteFiles({ pages, caching }: AppOptions): RequestHandler {
  return ({ path }, response, next) => {
    const file = pages().siteFiles.get(path);
    if (file) {
      response.set("Cache-Control", caching[file.caching]);
      if (openPaths.includes(path)) {
        response.set("Access-Control-Allow-Origin", "*");
      }
      sendText(response, extname(path), file.body());
    } else {
      next();
    }
  };
}

function respondToProbe({ build: { buildId } }: AppOptions, isPassed: () => boolean): RequestHandler {
  return (_request, response) => {
    const passed = isPassed();
    response.set("Cache-Control", "no-store").status(passed ? 200 : 503);
    response.json({ status: passed ? "ok" : "not ready", buildId });
  };
}

function readiness({ pages, isStopping = () => false, log }: AppOptions): () => boolean {
  const warn = limitedWarning(log, "home page could not be rendered", maxLoggedPerSecond);
  return () => {
    try {
      return !isStopping() && pages().at(paths.home) !== undefined;
    } catch (error) {
      warn({ err: error });
      return false;
    }
  };
}

/** Redirects variants of a page's path to the canonical one: "/foods/", "//foods", "/%66oods". */
function redirectToCanonical({ pages }: AppOptions): RequestHandler {
  return ({ path, originalUrl }, response, next) => {
    const address = posix.normalize(decodePath(path)).replace(/\/$/, "") || "/";
    if (pages().routes.some((route) => route.path === address)) {
      const [query = ""] = /\?.*/.exec(originalUrl) ?? [];
      response.redirect(308, address + query);
    } else {
      next();
    }
  };
}

/** @throws an error of the request if the path is malformed. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch (cause) {
    throw Object.assign(new Error("The path cannot be decoded.", { cause }), { status: 400 });
  }
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
    const suggestion = searchIndex().pageNear(decodePath(path));
    response.status(404).set("Cache-Control", caching.notFound);
    sendPage(response, notFound(suggestion));
  };
}
