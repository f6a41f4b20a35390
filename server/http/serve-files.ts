import { extname } from "node:path";
import type { RequestHandler } from "express";
import { crossOriginPaths } from "../../shared/paths.ts";
import type { ServedFile } from "../files/site-files.ts";
import type { Caching } from "../headers.ts";
import type { Pages } from "../pages.ts";
import { sendEncoded } from "./send.ts";

/** Serves the files of the build, and those that are computed from content and pages. */
export function serveFiles(
  builtFiles: ReadonlyMap<string, ServedFile>,
  pages: () => Pages,
  caching: Caching,
): RequestHandler {
  return ({ path }, response, next) => {
    const file = builtFiles.get(path) ?? pages().files.get(path);
    if (file === undefined) {
      next();
      return;
    }
    if (crossOriginPaths.includes(path)) {
      response.set("Access-Control-Allow-Origin", "*");
    }
    sendEncoded(response.type(extname(path)), file.body(), caching[file.caching]);
  };
}
