import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { readConfig } from "./config.ts";
import { createGuide } from "./guide.ts";
import { runGuide } from "./lifecycle.ts";
import { createLog } from "./log.ts";
import { readBuildOutput } from "./publish/build-output.ts";
import { isExplained } from "./publish/explained-error.ts";

/** The exit code when the operator must fix the settings or the build: EX_CONFIG of sysexits.h. */
const exitConfig = 78;

/** The build bundles this file into dist/server. */
const buildFolder = dirname(dirname(fileURLToPath(import.meta.url)));

try {
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
} catch (error) {
  if (!isExplained(error)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = exitConfig;
}
