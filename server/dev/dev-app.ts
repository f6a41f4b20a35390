import type { Express } from "express";
import { routes } from "../../shared/routes.tsx";
import { createApp } from "../app.ts";
import { buildDevelopment } from "../build/build-guide.ts";
import { writeClassTypes } from "../build/class-types.ts";
import { noCaching } from "../headers.ts";
import { createLog } from "../log.ts";
import { pagesOfToday } from "../pages-of-today.ts";

/** Builds the guide into a folder and creates its app. Its pages load the script at `reloadPath`. */
export async function createDevApp(
  siteUrl: string,
  buildFolder: string,
  reloadPath: string,
): Promise<Express> {
  const [build] = await Promise.all([buildDevelopment(buildFolder), writeClassTypes()]);
  // A saved copy would hide edits.
  const settings = { siteUrl, worksOffline: false };
  // Whoever opens the page sees the error.
  const onFailure = () => undefined;
  const scripts = [reloadPath];
  const pages = pagesOfToday({ routes, build, settings, scripts, onFailure }, () => new Date());
  const log = createLog("warn");
  return createApp({ pages, build, caching: noCaching, log, isStopping: () => false, showStack: true }, 0);
}
