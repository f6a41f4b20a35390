import { posix } from "node:path";
import type { RequestHandler } from "express";
import { refusalTexts } from "../../shared/content/texts/error-texts.ts";
import { isAsset } from "../../shared/contract/assets.ts";
import { loggedPath } from "../process/log.ts";
import { queryOf } from "./address.ts";
import type { AppOptions } from "./app-options.ts";
import { sendPage, sendShortText } from "./send.ts";

export function servePages({ site, caching }: AppOptions): RequestHandler {
  return ({ path }, response, next) => {
    const page = site().pages.get(path);
    if (page) {
      sendPage(response, page(), caching.page);
    } else {
      next();
    }
  };
}

/** Redirects other spellings of a page's path to the page: "/foods/", "//foods", "/%66oods". */
export function redirectToPage({ site, caching }: AppOptions): RequestHandler {
  return (request, response, next) => {
    const path = posix.normalize(decodeURI(request.path)).replace(/\/$/, "") || "/";
    if (site().pages.has(path)) {
      response.set("Cache-Control", caching.page).redirect(308, path + queryOf(request.originalUrl));
    } else {
      next();
    }
  };
}

/** Responds with Page Not Found and a suggestion or, if an asset is missing, with a short text. */
export function respondToUnknownPath({ site, caching, log }: AppOptions): RequestHandler {
  return ({ method, path }, response) => {
    log.warn({ method, path: loggedPath(path) }, "404 error");
    if (isAsset(path)) {
      sendShortText(response, 404, refusalTexts[404]);
      return;
    }
    sendPage(response.status(404), site().notFound(decodeURI(path)), caching.notFound);
  };
}
