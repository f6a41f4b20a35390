import type { Express } from "express";
import { createApp } from "../app.ts";
import { buildDevelopment } from "../build/build-guide.ts";
import { noCaching } from "../headers.ts";
import { createLog } from "../http/log.ts";
import { pagesOfToday } from "../pages-of-today.ts";

/** Builds the guide into a folder and creates its app. Its pages load the script at `reloadPath`. */
export async function createDevApp(
  siteUrl: string,
  buildFolder: string,
  reloadPath: string,
): Promise<Express> {
  const build = await buildDevelopment(buildFolder);
  // A saved copy would hide edits.
  const settings = { siteUrl, worksOffline: false };
  const pages = pagesOfToday({ build, settings, scripts: [reloadPath] }, () => new Date());
  return createApp({
    pages,
    build,
    buildFolder,
    caching: noCaching,
    log: createLog("warn"),
    logsAccess: false,
    proxies: 0,
    isStopping: () => false,
    showStack: true,
  });
}
