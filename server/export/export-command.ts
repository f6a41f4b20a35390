import { resolve } from "node:path";
import { notFoundRoute, routes } from "../../shared/routes.tsx";
import { readBuildOutput } from "../publish/build-output.ts";
import { ConfigError, type Environment, readSiteUrl, readWorksOffline } from "../publish/settings.ts";
import { writtenAddresses } from "../publish/site-files/search-data.ts";
import { createRenderContext } from "../render/render-context.ts";
import { type ExportResult, exportSite } from "./export-site.ts";

/** The options of `npm run export`, as typed. */
export interface ExportArguments {
  "site-url"?: string | undefined;
  out?: string | undefined;
  offline?: string | undefined;
}

/**
 * Exports a built guide. Options that are not typed are read from the environment.
 * @throws ConfigError when a setting is wrong; ExplainedError when a built file is missing; ExportError when
 * the export fails.
 */
export async function exportCommand(
  buildFolder: string,
  options: ExportArguments,
  env: Environment,
  now: Date,
): Promise<ExportResult> {
  // A typed option overrides its variable.
  const setting = (option: keyof ExportArguments, variable: string) =>
    options[option] === undefined && env[variable] !== undefined
      ? { name: variable, value: env[variable] }
      : { name: `--${option}`, value: options[option] };
  const settings = {
    siteUrl: readSiteUrl(setting("site-url", "SITE_URL")),
    worksOffline: readWorksOffline(setting("offline", "OFFLINE")),
  };
  const build = await readBuildOutput(buildFolder);
  return exportSite({
    routes,
    notFoundRoute,
    context: createRenderContext(build, settings, sourceDate(env) ?? now),
    build,
    outFolder: resolve(options.out ?? `${buildFolder}/static`),
    searchResults: writtenAddresses,
  });
}

/** Returns the time that SOURCE_DATE_EPOCH sets for a reproducible build, if any. */
function sourceDate(env: Environment): Date | undefined {
  const seconds = env.SOURCE_DATE_EPOCH;
  if (seconds === undefined) {
    return undefined;
  }
  // Longer numbers are milliseconds, or no date at all.
  if (!/^\d{1,11}$/.test(seconds)) {
    throw new ConfigError("SOURCE_DATE_EPOCH", seconds, "whole seconds since 1970", "1760486400");
  }
  return new Date(Number(seconds) * 1000);
}
