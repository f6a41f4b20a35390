import { posix } from "node:path";
import type { RequestHandler } from "express";
import { isAsset } from "../../shared/universal/offline.ts";
import { limitedWarning, loggedPath } from "../process/log.ts";
import type { HandlerContext } from "./handler-context.ts";
import { sendPage, sendShortText } from "./send.ts";

/**
 * Redirects variants of a page's path to the canonical one: "/foods/", "//foods", "/%66oods". Responds to others
 * with Page Not Found and a suggestion or, if an asset is missing, with a short text.
 */
export function respondToUnknownPath({ pages, caching, log }: HandlerContext): RequestHandler {
  const warn = limitedWarning(log, "404 error");
  return (request, response) => {
    const { method, path, originalUrl } = request;
    const decoded = decodePath(path);
    const canonical = posix.normalize(decoded).replace(/\/$/, "") || "/";
    const { routes, searchIndex, notFound } = pages();
    if (routes.some((route) => route.path === canonical)) {
      const [query = ""] = /\?.*/.exec(originalUrl) ?? [];
      response.redirect(308, canonical + query);
      return;
    }
    warn({ method, path: loggedPath(path) });
    if (isAsset(path)) {
      sendShortText(response, 404, "Not Found");
      return;
    }
    response.status(404).set("Cache-Control", caching.notFound);
    sendPage(response, notFound(searchIndex().pageNear(decoded)));
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
