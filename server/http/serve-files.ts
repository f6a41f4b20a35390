import { extname, join } from "node:path";
import type { RequestHandler } from "express";
import expressStaticGzip from "express-static-gzip";
import { crossOriginPaths } from "../../shared/paths.ts";
import { isAsset } from "../../shared/universal/offline.ts";
import { builtFolder } from "../build-output.ts";
import type { HandlerContext } from "./handler-context.ts";
import { sendText } from "./send.ts";

/** Serves the files of the build, precompressed. Requests for other paths never reach the disk. */
export function serveBuiltFiles({ build, buildFolder, caching }: HandlerContext): RequestHandler {
  const files = new Set(build.builtPaths);
  const serve = expressStaticGzip(join(buildFolder, builtFolder), {
    enableBrotli: true,
    orderPreference: ["br"],
    serveStatic: { cacheControl: false, index: false, redirect: false },
  });
  return (request, response, next) => {
    const { path } = request;
    if (!files.has(path)) {
      next();
      return;
    }
    response.set("Cache-Control", isAsset(path) ? caching.asset : caching.file);
    serve(request, response, next);
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
