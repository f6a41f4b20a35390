import { posix } from "node:path";
import type { RequestHandler } from "express";
import type { HandlerContext } from "./handler-context.ts";
import { decodedPath, queryOf } from "./request-parts.ts";

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
