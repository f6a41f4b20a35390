import type { RequestHandler } from "express";
import { isAsset } from "../../shared/universal/offline.ts";
import { limitedWarning, loggedPath } from "../process/log.ts";
import type { HandlerContext } from "./handler-context.ts";
import { decodedPath } from "./request-parts.ts";
import { sendPage, sendShortText } from "./send.ts";

/** Responds with Page Not Found and a suggestion or, if an asset is missing, with a short text. */
export function respondToUnknownPath({ pages, caching, log }: HandlerContext): RequestHandler {
  const warn = limitedWarning(log, "404 error");
  return (request, response) => {
    const { method, path } = request;
    warn({ method, path: loggedPath(path) });
    if (isAsset(path)) {
      sendShortText(response, 404, "Not Found");
      return;
    }
    const { searchIndex, notFound } = pages();
    response.status(404).set("Cache-Control", caching.notFound);
    sendPage(response, notFound(searchIndex().pageNear(decodedPath(request))));
  };
}
