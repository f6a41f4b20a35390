import { posix } from "node:path";
import type { RequestHandler } from "express";
import { refusalTexts } from "../../shared/content/errors.ts";
import { isAsset } from "../../shared/contract/assets.ts";
import type { Caching } from "../http/caching.ts";
import type { Logger } from "../process/log.ts";
import type { Site } from "../site.ts";
import { sendPage, sendShortText } from "./send.ts";

/**
 * Redirects other spellings of a page's path to the page: "/foods/", "//foods", "/%66oods". Responds to all else with
 * Page Not Found and a suggestion, or with a short text if an asset is missing or the path is malformed.
 */
export function respondToUnknownPath(site: () => Site, caching: Caching, log: Logger): RequestHandler {
  return ({ method, path, originalUrl }, response) => {
    const decoded = decode(path);
    if (decoded === undefined) {
      sendShortText(response, 400, refusalTexts[400]);
      return;
    }
    const pagePath = posix.normalize(decoded).replace(/\/$/, "") || "/";
    if (site().pages.has(pagePath)) {
      // With the query as it was sent.
      response.set("Cache-Control", caching.page).redirect(308, originalUrl.replace(/^[^?]*/, pagePath));
      return;
    }
    log.warn({ method, path }, "404 error");
    if (isAsset(path)) {
      sendShortText(response, 404, refusalTexts[404]);
    } else {
      sendPage(response.status(404), site().notFound(decoded), caching.notFound);
    }
  };
}

/** Returns undefined for a path with an escape sequence that is not UTF-8: "/%ff". */
function decode(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
