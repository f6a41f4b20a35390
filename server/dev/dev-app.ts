import type { Express } from "express";
import { routes } from "../../shared/routes.tsx";
import { createApp } from "../app.ts";
import { buildDevelopment } from "../build/build-guide.ts";
import { noCaching } from "../headers.ts";
import { createLog } from "../process/log.ts";
import { createSite } from "../site.ts";

/** Builds the guide into a folder and creates its app. Its pages load the script at `reloadPath`. */
export async function createDevApp(
  siteUrl: string,
  buildFolder: string,
  reloadPath: string,
): Promise<Express> {
  const build = await buildDevelopment(buildFolder);
  // A saved copy would hide edits.
  const settings = { siteUrl, worksOffline: false };
  // The process restarts after each edit, so it need not prepare all pages, or follow the date.
  const site = createSite({ routes, build, settings, moreScripts: [reloadPath], date: new Date() });
  return createApp({
    site: () => site,
    build,
    trustedProxies: false,
    caching: noCaching,
    log: createLog("warn"),
    isStopping: () => false,
    showStack: true,
  });
}
