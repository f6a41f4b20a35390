import type { RequestHandler } from "express";
import type { HandlerContext } from "./handler-context.ts";
import { sendPage } from "./send.ts";

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
