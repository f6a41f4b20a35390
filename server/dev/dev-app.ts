import express, { type Express } from "express";
import { routes } from "../../shared/routes.tsx";
import { assetAddress } from "../../shared/site-context.ts";
import { createApp } from "../app.ts";
import { buildDevelopment } from "../build/build-guide.ts";
import { noCaching } from "../http/caching.ts";
import { createLog } from "../process/log.ts";
import { createSite } from "../site.ts";

const reloadPath = "/_dev/reload.js";

/** Builds the guide and creates its app. Its pages reload when they reconnect to `eventsPath`. */
export async function createDevApp(siteUrl: string, eventsPath: string): Promise<Express> {
  const output = await buildDevelopment();
  const bootScript = assetAddress(output.assets, "hydrate.js");
  // In the place of the boot script, which it loads.
  const reloadScript = `let wasOpen = false;
const events = new EventSource("${eventsPath}");
events.onopen = () => { if (wasOpen) location.reload(); wasOpen = true; };
import("${bootScript}");
`;
  const build = { ...output, assets: { ...output.assets, "hydrate.js": reloadPath } };
  const log = createLog("warn");
  // The process restarts after each edit, so it need not prepare all pages, or follow the date.
  const site = createSite({
    siteUrl,
    // A saved copy would hide edits.
    worksOffline: false,
    routes,
    build,
    date: new Date(),
    log,
    caching: noCaching,
  });
  const app = express();
  app.get(reloadPath, (_request, response) => {
    response.type("js").send(reloadScript);
  });
  return app.use(
    createApp({
      site: () => site,
      buildId: build.buildId,
      log,
      showStack: true,
    }),
  );
}
