import { resolve } from "node:path";
import { manilaYear } from "../../shared/clock.ts";
import { notFoundRoute, routes } from "../../shared/routes.tsx";
import { readBuildOutput } from "../publish/build-output.ts";
import { type Environment, readSiteUrl, readWorksOffline } from "../publish/options.ts";
import { ExportError } from "./export-error.ts";
import { type ExportResult, exportSite } from "./export-site.ts";
import { type Layout, layouts } from "./layout.ts";

/** The options of `npm run export` as typed, and the variables that stand in for them. */
export interface ExportArguments {
  "site-url"?: string | undefined;
  out?: string | undefined;
  layout?: string | undefined;
  offline?: string | undefined;
}

/**
 * Exports the guide that lies built in a folder.
 * @throws ConfigError or ExportError with a sentence when an option or a page is wrong.
 */
export async function exportCommand(
  buildFolder: string,
  options: ExportArguments,
  env: Environment,
  now: Date,
): Promise<ExportResult> {
  const build = await readBuildOutput(buildFolder);
  return exportSite({
    routes,
    notFoundRoute,
    context: {
      siteUrl: siteUrlOf(options, env),
      year: manilaYear(sourceDate(env) ?? now),
      assets: build.assets,
      styles: build.styles,
      worksOffline: worksOfflineOf(options, env),
    },
    build,
    outFolder: resolve(options.out ?? `${buildFolder}/static`),
    layout: layoutOf(options.layout ?? "flat"),
  });
}

function siteUrlOf(options: ExportArguments, env: Environment): string {
  const typed = options["site-url"];
  return typed === undefined
    ? readSiteUrl(env.SITE_URL ?? "http://localhost:3000")
    : readSiteUrl(typed, "--site-url");
}

function worksOfflineOf({ offline }: ExportArguments, env: Environment): boolean {
  return offline === undefined
    ? readWorksOffline(env)
    : readWorksOffline({ "--offline": offline }, "--offline");
}

function layoutOf(value: string): Layout {
  const layout = layouts.find((candidate) => candidate === value);
  if (layout === undefined) {
    throw new ExportError(
      `--layout is "${value}", but must be ${layouts.join(" or ")}. Example: --layout flat`,
    );
  }
  return layout;
}

/** The moment that a reproducible build is said to happen at, where one is set. */
function sourceDate(env: Environment): Date | undefined {
  const seconds = env.SOURCE_DATE_EPOCH;
  if (seconds === undefined) {
    return undefined;
  }
  // Longer numbers are milliseconds, or no date at all.
  if (!/^\d{1,11}$/.test(seconds)) {
    throw new ExportError(
      `SOURCE_DATE_EPOCH is "${seconds}", but must be whole seconds since 1970. Example: SOURCE_DATE_EPOCH=1760486400`,
    );
  }
  return new Date(Number(seconds) * 1000);
}
