import type { RequestHandler } from "express";
import { refusalTexts } from "../../shared/content/errors.ts";
import { isAsset } from "../../shared/contract/assets.ts";
import type { Logger } from "../process/log.ts";
import type { Site } from "../site.ts";
import { sendPage, sendShortText } from "./send.ts";

/** Responds with Page Not Found and a suggestion, or with a short text if an asset is missing. */
export function respondToUnknownPath(site: () => Site, log: Logger): RequestHandler {
  return ({ method, path }, response) => {
    log.warn({ method, path }, "404 error");
    if (isAsset(path)) {
      sendShortText(response, 404, refusalTexts[404]);
    } else {
      const { notFound, caching } = site();
      sendPage(response.status(404), notFound(decodeURI(path)), caching.notFound);
    }
  };
}
