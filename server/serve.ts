import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { readConfig } from "./config.ts";
import { createGuide } from "./guide.ts";
import { runGuide } from "./lifecycle.ts";
import { createLog } from "./log.ts";
import { readBuildOutput } from "./publish/build-output.ts";

/** The build bundles this file into dist/server. */
const buildFolder = dirname(dirname(fileURLToPath(import.meta.url)));

const config = readConfig(process.env);
const log = createLog(config.logLevel);
if (process.env.SITE_URL === undefined) {
  log.warn(
    { siteUrl: config.siteUrl },
    "SITE_URL is not set: canonical links and the sitemap name this machine",
  );
}
const build = await readBuildOutput(buildFolder);
const guide = await createGuide({
  config,
  loadPages: () => import("../shared/routes.tsx"),
  build,
  buildFolder,
  log,
  now: () => new Date(),
});
runGuide(guide, config, build.buildId, log);
