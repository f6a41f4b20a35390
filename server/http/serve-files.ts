import { extname, join } from "node:path";
import type { RequestHandler } from "express";
import { isAsset } from "../../shared/contract/assets.ts";
import { crossOriginPaths } from "../../shared/paths.ts";
import { filesFolder } from "../build-output.ts";
import { extensionOf } from "../encode.ts";
import type { AppOptions } from "./app-options.ts";
import { acceptedEncoding, encodingHeaders, sendText } from "./send.ts";

/** Headers that `sendFile` may have set before it fails. They do not apply to the response that follows. */
const fileHeaders = ["Accept-Ranges", "Content-Encoding", "ETag", "Last-Modified"];

/** Serves the files of the build, which has compressed most of them. Other paths never reach the disk. */
export function serveBuiltFiles({ build, caching }: AppOptions): RequestHandler {
  const root = join(build.folder, filesFolder);
  const files = new Set(build.builtPaths);
  const compressed = new Set(build.compressedPaths);
  return (request, response, next) => {
    const { path, socket } = request;
    if (!files.has(path)) {
      next();
      return;
    }
    const isCompressed = compressed.has(path);
    const encoding = isCompressed ? acceptedEncoding(request) : undefined;
    const headers = {
      "Cache-Control": isAsset(path) ? caching.asset : caching.file,
      ...(isCompressed && encodingHeaders(encoding)),
    };
    const file = encoding ? path + extensionOf[encoding] : path;
    response.type(extname(path)).sendFile(file, { root, headers, cacheControl: false }, (error) => {
      // The connection is closed if the client has left, or if Node rejected its request.
      if (error && !socket.destroyed) {
        for (const name of fileHeaders) {
          response.removeHeader(name);
        }
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
      if (crossOriginPaths.includes(path)) {
        response.set("Access-Control-Allow-Origin", "*");
      }
      sendText(response.type(extname(path)), file.body(), caching[file.caching]);
    } else {
      next();
    }
  };
}
