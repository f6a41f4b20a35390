import { posix } from "node:path";
import type { RequestHandler } from "express";
import { refusalTexts } from "../../shared/content/errors.ts";
import { isAsset } from "../../shared/contract/assets.ts";
import type { Caching } from "../http/headers.ts";
import type { Logger } from "../process/log.ts";
import type { Site } from "../site.ts";
import { sendPage, sendShortText } from "./send.ts";

export function servePages(site: () => Site, caching: Caching): RequestHandler {
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
export function redirectToPage(site: () => Site, caching: Caching): RequestHandler {
  return (request, response, next) => {
    const path = posix.normalize(decodeURI(request.path)).replace(/\/$/, "") || "/";
    if (site().pages.has(path)) {
      // With the query as it was sent.
      response.set("Cache-Control", caching.page).redirect(308, request.originalUrl.replace(/^[^?]*/, path));
    } else {
      next();
    }
  };
}

/** Responds with Page Not Found and a suggestion or, if an asset is missing, with a short text. */
export function respondToUnknownPath(site: () => Site, caching: Caching, log: Logger): RequestHandler {
  return ({ method, path }, response) => {
    log.warn({ method, path }, "404 error");
    if (isAsset(path)) {
      sendShortText(response, 404, refusalTexts[404]);
      return;
    }
    sendPage(response.status(404), site().notFound(decodeURI(path)), caching.notFound);
  };
}
