import type { RequestListener } from "node:http";
import { routes } from "../../shared/routes.tsx";
import { createApp } from "../app.ts";
import { buildDevelopment } from "../build/build-guide.ts";
import { noCaching } from "../headers.ts";
import { createLog } from "../process/log.ts";
import { renderContext } from "../render/context.ts";
import { createSite } from "../site.ts";

/** Builds the guide and creates its app. Its pages load the script at `reloadPath`. */
export async function createDevApp(siteUrl: string, reloadPath: string): Promise<RequestListener> {
  const build = await buildDevelopment();
  // A saved copy would hide edits.
  const context = renderContext(build, { siteUrl, worksOffline: false }, new Date());
  const scripts = [...context.scripts, reloadPath];
  const log = createLog("warn");
  // The process restarts after each edit, so it need not prepare all pages, or follow the date.
  const site = createSite({ routes, build, context: { ...context, scripts }, log });
  return createApp({
    site: () => site,
    buildId: build.buildId,
    trustedProxies: false,
    caching: noCaching,
    log,
    isStopping: () => false,
    showStack: true,
  });
}
