import { extname, join } from "node:path";
import type { RequestHandler } from "express";
import { crossOriginPaths } from "../../shared/paths.ts";
import { isAsset } from "../../shared/universal/offline.ts";
import { filesFolder } from "../build-output.ts";
import { endingOf } from "../encode.ts";
import type { HandlerContext } from "./handler-context.ts";
import { chooseEncoding, sendText } from "./send.ts";

/** Serves the files of the build, which has compressed most of them. Other paths never reach the disk. */
export function serveBuiltFiles({ build, buildFolder, caching }: HandlerContext): RequestHandler {
  const root = join(buildFolder, filesFolder);
  const files = new Set(build.builtPaths);
  const compressed = new Set(build.compressedPaths);
  return ({ path, socket }, response, next) => {
    if (!files.has(path)) {
      next();
      return;
    }
    response.type(extname(path)).set("Cache-Control", isAsset(path) ? caching.asset : caching.file);
    const encoding = compressed.has(path) ? chooseEncoding(response) : undefined;
    const file = encoding ? path + endingOf[encoding] : path;
    response.sendFile(file, { root, cacheControl: false }, (error) => {
      // If the client has left or sent what Node cannot parse, nobody waits for a response.
      if (error && !socket.destroyed) {
        next(error);
      }
    });
  };
}

/** Serves the files that are computed from content and pages: feed, data, sitemap, service worker. */
export function serveSiteFiles({ pages, caching }: HandlerContext): RequestHandler {
  return ({ path }, response, next) => {
    const file = pages().siteFiles.get(path);
    if (file) {
      response.set("Cache-Control", caching[file.caching]);
      if (crossOriginPaths.includes(path)) {
        response.set("Access-Control-Allow-Origin", "*");
      }
      sendText(response, extname(path), file.body());
    } else {
      next();
    }
  };
}
