import type { Express } from "express";
import { createApp } from "../app.ts";
import { buildDevelopment } from "../build/build-guide.ts";
import { noCaching } from "../caching.ts";
import { createLog } from "../log.ts";
import { pagesOfToday } from "../pages.ts";

/**
 * Builds the guide and creates its app.
 * @param buildFolder where the files of the build go.
 * @param reloadPath the address of the script that reloads pages.
 */
export async function createDevApp(
  siteUrl: string,
  buildFolder: string,
  reloadPath: string,
): Promise<Express> {
  const build = await buildDevelopment(buildFolder);
  // A saved copy would hide edits, so this publishes the worker that removes it.
  const settings = { siteUrl, worksOffline: false };
  const pages = pagesOfToday({ build, settings, scripts: [reloadPath] }, () => new Date());
  return createApp({
    pages,
    build,
    buildFolder,
    caching: noCaching,
    log: createLog("warn"),
    showStack: true,
  });
}
