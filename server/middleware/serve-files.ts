import { extname } from "node:path";
import type { RequestHandler } from "express";
import { crossOriginPaths } from "../../shared/paths.ts";
import { fileTypes } from "../http/file-types.ts";
import type { Site } from "../site.ts";
import { sendEncoded } from "./send.ts";

/** Serves the files of the build, and those that are computed from content and pages. */
export function serveFiles(site: () => Site): RequestHandler {
  return ({ path }, response, next) => {
    const { files, caching } = site();
    const file = files.get(path);
    if (file === undefined) {
      next();
      return;
    }
    if (crossOriginPaths.includes(path)) {
      response.set("Access-Control-Allow-Origin", "*");
    }
    const type = fileTypes[extname(path).slice(1)] ?? "application/octet-stream";
    sendEncoded(response.type(type), file.body(), caching[file.caching]);
  };
}
