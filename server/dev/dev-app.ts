import type { Express } from "express";
import * as palette from "../../shared/styles/colors.ts";
import { createApp } from "../app.ts";
import { generatedRules } from "../build/generated-rules.ts";
import type { BuildOutput } from "../build-output.ts";
import { noCaching } from "../caching.ts";
import type { Config } from "../config.ts";
import { createLog } from "../log.ts";
import { pagesOfToday } from "../pages.ts";

/** Exported so that dev.ts builds styles and drawings from the current sources. */
export { generatedRules, palette };

/** Creates the app. The development server bundles this file again after each edit. */
export function createDevApp(
  { siteUrl }: Config,
  build: BuildOutput,
  buildFolder: string,
  scripts: readonly string[],
): Express {
  // A saved copy would hide edits, so this publishes the worker that removes it.
  const settings = { siteUrl, worksOffline: false };
  const pages = pagesOfToday({ build, settings, scripts }, () => new Date());
  return createApp({
    pages,
    build,
    buildFolder,
    caching: noCaching,
    log: createLog("warn"),
    showStack: true,
  });
}
