import { manilaYear } from "../../shared/clock.ts";
import { notFoundRoute, routes } from "../../shared/routes.tsx";
import type { BuildOutput } from "../build-output.ts";
import type { Config } from "../config.ts";
import { createGuide, type Guide } from "../guide.ts";
import { createLog } from "../log.ts";
import type { Bodies } from "../resource.ts";
import { renderSheet } from "./contact-sheet.tsx";

/** What the development server asks of each fresh bundle. */
export interface DevGuideOptions {
  config: Config;
  build: BuildOutput;
  readBodies: (path: string) => Bodies;
  scripts: readonly string[];
}

/** The guide, and beside it the contact sheet, which throws whatever a component throws. */
export interface DevGuide extends Guide {
  renderSheet(): string;
}

/** The guide with the pages as they are in this bundle. The development server bundles and imports it anew at each edit. */
export async function createDevGuide(options: DevGuideOptions): Promise<DevGuide> {
  const { config, build, readBodies, scripts } = options;
  const now = () => new Date();
  const guide = await createGuide({
    config,
    routes,
    notFoundRoute,
    build,
    readBodies: async ({ path }) => readBodies(path),
    log: createLog("warn"),
    now,
    development: { scripts },
  });
  const context = {
    ...build,
    siteUrl: config.siteUrl,
    year: manilaYear(now()),
    scripts,
    worksOffline: false,
  };
  return { ...guide, renderSheet: () => renderSheet(context) };
}
