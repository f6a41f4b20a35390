import { notFoundRoute, routes } from "../../shared/routes.tsx";
import type { BuildOutput } from "../build-output.ts";
import type { Config } from "../config.ts";
import { createGuide, type Guide } from "../guide.ts";
import { createLog } from "../log.ts";
import type { Bodies } from "../resource.ts";

/** What the development server asks of each fresh bundle. */
export interface DevGuideOptions {
  config: Config;
  build: BuildOutput;
  readBodies: (path: string) => Bodies;
  scripts: readonly string[];
}

/** The guide with the pages as they are in this bundle. The development server bundles and imports it anew at each edit. */
export function createDevGuide({ config, build, readBodies, scripts }: DevGuideOptions): Promise<Guide> {
  return createGuide({
    config,
    routes,
    notFoundRoute,
    build,
    readBodies: async ({ path }) => readBodies(path),
    log: createLog("warn"),
    now: () => new Date(),
    development: { scripts },
  });
}
