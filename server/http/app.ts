import type { RequestListener } from "node:http";
import compression from "compression";
import express, { type ErrorRequestHandler, type RequestHandler, type Response } from "express";
import type { Route } from "../../shared/routes.tsx";
import { createSearchIndex, type SearchIndex } from "../../shared/search/search.ts";
import { type Logger, logFailedPage } from "../log.ts";
import { contentSecurityPolicy } from "../publish/security-headers.ts";
import { errorPage, fallbackErrorText } from "../render/error-page.tsx";
import { type RenderedPage, renderPage } from "../render/render.tsx";
import type { RenderContext } from "../render/render-context.ts";
import type { PreparedPublication } from "./prepared-publication.ts";
import { pathOf, queryOf } from "./request-target.ts";

export interface AppOptions {
  readonly routes: readonly Route[];
  readonly publication: PreparedPublication;
  readonly context: RenderContext;
  readonly log: Logger;
  /** Whether the error page shows stacks: in development only. */
  readonly showStack: boolean;
}

/** The Express application: pages that answer a query, trailing slashes, and pages that threw. */
interface App {
  /** Answers valid GET and HEAD requests at its paths. */
  readonly handle: RequestListener;
  readonly hasPath: (path: string) => boolean;
}

export function createApp(options: AppOptions): App {
  const { routes, publication, context, log, showStack } = options;
  const routeByPath: RouteByPath = new Map(routes.map((route) => [route.path, route]));
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.enable("case sensitive routing");
  app.enable("strict routing");
  app.use(redirectTrailingSlash(routeByPath), compression(), renderRoute(routeByPath, publication, context));
  app.use(answerError(context, log, showStack));
  const paths = new Set<string>(routes.flatMap(({ path }) => [path, `${path}/`]));
  return { handle: app, hasPath: (path) => paths.has(path) };
}

type RouteByPath = ReadonlyMap<string, Route>;

/** Redirects a route with a trailing slash to the address without it, so that a page has one address. */
function redirectTrailingSlash(routeByPath: RouteByPath): RequestHandler {
  return (request, response, next) => {
    const path = pathOf(request.originalUrl);
    const withoutSlash = path.slice(0, -1);
    if (path.endsWith("/") && routeByPath.has(withoutSlash)) {
      response.redirect(308, `${withoutSlash}${queryOf(request.originalUrl)}`);
    } else {
      next();
    }
  };
}

/** Renders pages that answer a query. Throws the error of a page that threw when it was published. */
function renderRoute(
  routeByPath: RouteByPath,
  publication: PreparedPublication,
  context: RenderContext,
): RequestHandler {
  const { failures, searchData } = publication;
  let index: SearchIndex | undefined;
  const findIndex = () => {
    index ??= createSearchIndex(searchData);
    return index;
  };
  return (request, response, next) => {
    const { originalUrl } = request;
    const route = routeByPath.get(pathOf(originalUrl));
    if (route && failures.has(route)) {
      throw failures.get(route);
    }
    if (route?.pageFor === undefined) {
      next();
      return;
    }
    const page = route.pageFor(new URLSearchParams(queryOf(originalUrl)), findIndex);
    const { path, meta } = route;
    sendPage(response, renderPage(page ? { path, meta, page } : route, context));
  };
}

/** Sends a page made for this request alone, so no cache may keep it. */
function sendPage(response: Response, { html, styleHash }: RenderedPage): void {
  response.set({ "Cache-Control": "no-store", ...contentSecurityPolicy(styleHash) });
  response.type("html").send(html);
}

function answerError(context: RenderContext, log: Logger, showStack: boolean): ErrorRequestHandler {
  // Express recognizes an error handler by its four parameters.
  return (error: unknown, request, response, _next) => {
    logFailedPage(log, request.originalUrl, error);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.status(500).set("Cache-Control", "no-store");
    try {
      sendPage(response, errorPage(error, context, showStack));
    } catch (cause) {
      log.error({ err: cause }, "error page could not be rendered");
      response.type("text").send(fallbackErrorText);
    }
  };
}
