import { extname, join } from "node:path";
import type { RequestHandler } from "express";
import { isAsset } from "../../shared/assets.ts";
import { crossOriginPaths } from "../../shared/paths.ts";
import { filesFolder } from "../build-output.ts";
import { extensionOf } from "../encode.ts";
import type { AppOptions } from "./app-options.ts";
import { chooseEncoding, sendText } from "./send.ts";

/** Serves the files of the build, which has compressed most of them. Other paths never reach the disk. */
export function serveBuiltFiles({ build, caching }: AppOptions): RequestHandler {
  const root = join(build.folder, filesFolder);
  const files = new Set(build.builtPaths);
  const compressed = new Set(build.compressedPaths);
  return ({ path, socket }, response, next) => {
    if (!files.has(path)) {
      next();
      return;
    }
    response.type(extname(path)).set("Cache-Control", isAsset(path) ? caching.asset : caching.file);
    const encoding = compressed.has(path) ? chooseEncoding(response) : undefined;
    const file = encoding ? path + extensionOf[encoding] : path;
    response.sendFile(file, { root, cacheControl: false }, (error) => {
      // The connection is closed if the client has left, or if Node rejected its request.
      if (error && !socket.destroyed) {
        next(error);
      }
    });
  };
}

/** Serves the files that are computed from content and pages: feed, data, sitemap, service worker. */
export function serveSiteFiles({ pages, caching }: AppOptions): RequestHandler {
  return ({ path }, response, next) => {
    const file = pages().files.get(path);
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
