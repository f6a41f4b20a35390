import { posix } from "node:path";
import type { Request, RequestHandler } from "express";
import createError from "http-errors";
import { isAsset } from "../../shared/universal/offline.ts";
import type { HandlerContext } from "./handler-context.ts";
import { loggedPath } from "./log.ts";
import { sendPage, sendShortText } from "./send.ts";

export function servePages({ pages, caching }: HandlerContext): RequestHandler {
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

/** Redirects other spellings of a page's path to the page: "/foods/", "//foods", "/%66oods". */
export function redirectToPage({ pages, caching }: HandlerContext): RequestHandler {
  return (request, response, next) => {
    const path = posix.normalize(decodedPath(request)).replace(/\/$/, "") || "/";
    if (pages().routes.some((route) => route.path === path)) {
      response.set("Cache-Control", caching.page).redirect(308, path + queryOf(request));
    } else {
      next();
    }
  };
}

/** Responds with Page Not Found and a suggestion or, if an asset is missing, with a short text. */
export function respondToUnknownPath({ pages, caching, log }: HandlerContext): RequestHandler {
  return (request, response) => {
    const { method, path } = request;
    log.warn({ method, path: loggedPath(path) }, "404 error");
    if (isAsset(path)) {
      sendShortText(response, 404, "Not Found");
      return;
    }
    const { searchIndex, notFound } = pages();
    response.status(404).set("Cache-Control", caching.notFound);
    sendPage(response, notFound(searchIndex().pageNear(decodedPath(request))));
  };
}

/** @throws an error with the status 400 if the path is malformed. */
function decodedPath({ path }: Request): string {
  try {
    return decodeURI(path);
  } catch (cause) {
    throw createError(400, "The path cannot be decoded.", { cause });
  }
}

/** Returns the query as it was sent, "?q=ube", or an empty string. */
export function queryOf({ originalUrl }: Request): string {
  const [query = ""] = /\?.*/.exec(originalUrl) ?? [];
  return query;
}
