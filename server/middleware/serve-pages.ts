import { posix } from "node:path";
import type { RequestHandler } from "express";
import type { Site } from "../site.ts";
import { sendPage } from "./send.ts";

export function servePages(site: () => Site): RequestHandler {
  return ({ path }, response, next) => {
    const { page, caching } = site();
    const found = page(path);
    if (found) {
      sendPage(response, found, caching.page);
    } else {
      next();
    }
  };
}

/** Redirects another spelling of a page's path to the page: "/foods/", "//foods", "/%66oods". */
export function redirectToPage(site: () => Site): RequestHandler {
  return ({ path, originalUrl }, response, next) => {
    const { paths, caching } = site();
    const pagePath = posix.normalize(decodeURI(path)).replace(/\/$/, "") || "/";
    if (paths.includes(pagePath)) {
      // With the query as it was sent.
      response.set("Cache-Control", caching.page).redirect(308, originalUrl.replace(/^[^?]*/, pagePath));
    } else {
      next();
    }
  };
}
