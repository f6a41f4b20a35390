import { posix } from "node:path";
import type { RequestHandler } from "express";
import { refusalTexts } from "../../shared/content/texts/error-texts.ts";
import { isAsset } from "../../shared/contract/assets.ts";
import type { Pages } from "../pages.ts";
import { type Logger, loggedPath } from "../process/log.ts";
import { decodedPath, queryOf } from "./request-address.ts";
import { sendPage, sendShortText } from "./send.ts";

export function servePages(pages: () => Pages, cacheControl: string): RequestHandler {
  return ({ path }, response, next) => {
    const page = pages().at(path);
    if (page) {
      sendPage(response, page, cacheControl);
    } else {
      next();
    }
  };
}

/** Redirects other spellings of a page's path to the page: "/foods/", "//foods", "/%66oods". */
export function redirectToPage(pages: () => Pages, cacheControl: string): RequestHandler {
  return (request, response, next) => {
    const path = posix.normalize(decodedPath(request)).replace(/\/$/, "") || "/";
    if (pages().at(path)) {
      response.set("Cache-Control", cacheControl).redirect(308, path + queryOf(request));
    } else {
      next();
    }
  };
}

/** Responds with Page Not Found and a suggestion or, if an asset is missing, with a short text. */
export function respondToUnknownPath(pages: () => Pages, cacheControl: string, log: Logger): RequestHandler {
  return (request, response) => {
    const { method, path } = request;
    log.warn({ method, path: loggedPath(path) }, "404 error");
    if (isAsset(path)) {
      sendShortText(response, 404, refusalTexts[404]);
      return;
    }
    sendPage(response.status(404), pages().notFound(decodedPath(request)), cacheControl);
  };
}
