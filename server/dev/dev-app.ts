import type { Express } from "express";
import { notFoundNear, routes } from "../../shared/routes.tsx";
import * as palette from "../../shared/styles/colors.ts";
import { createApp } from "../app.ts";
import { generatedRules } from "../build/generated-rules.ts";
import type { BuildOutput } from "../build-output.ts";
import { noCaching } from "../caching.ts";
import type { Config } from "../config.ts";
import { createLog } from "../log.ts";
import { createPages } from "../pages.ts";

/** Exported so that dev.ts builds styles and drawings from the current sources. */
export { generatedRules, palette };

/** Creates the app. The development server bundles this file again after each edit. */
export function createDevApp(
  { siteUrl }: Config,
  build: BuildOutput,
  buildFolder: string,
  scripts: readonly string[],
): Express {
  const { assets, styles } = build;
  // A saved copy would hide edits, so this publishes the worker that removes it.
  const context = { siteUrl, worksOffline: false, assets, styles, scripts };
  const pages = createPages({ routes, notFoundNear, context, now: () => new Date() });
  const log = createLog("warn");
  const isReady = () => true;
  return createApp({
    routes,
    pages,
    build,
    buildFolder,
    caching: noCaching,
    isReady,
    log,
    showStack: true,
  });
}
