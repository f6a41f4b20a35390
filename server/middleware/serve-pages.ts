import type { RequestHandler } from "express";
import type { Caching } from "../http/caching.ts";
import type { Site } from "../site.ts";
import { sendPage } from "./send.ts";

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
