import { statSync } from "node:fs";
import { ConfigError, type Environment, readSiteUrl, readWorksOffline } from "../publish/settings.ts";

/** The options of `npm run export`, for `parseArgs`. */
export const exportOptions = {
  "site-url": { type: "string" },
  out: { type: "string" },
  since: { type: "string" },
  offline: { type: "string" },
} as const;

/** The options as typed. */
export type ExportArguments = { readonly [Option in keyof typeof exportOptions]?: string | undefined };

/** What an export is made with, checked before anything is built. */
export interface ExportSettings {
  /** Origin of canonical and absolute links, without a slash at the end. */
  readonly siteUrl: string;
  /** Whether browsers save the guide for reading without a network. */
  readonly worksOffline: boolean;
  /** The folder to write to. Unset: the one in the build's folder. */
  readonly out: string | undefined;
  /** The folder of the live export, to print what changes. Unset: the one that this export replaces. */
  readonly since?: string | undefined;
  /** Its year stands in the footer. */
  readonly date: Date;
}

/**
 * Reads what an export is made with. What is not typed is read from the environment.
 * @param now the date, unless SOURCE_DATE_EPOCH sets it for a reproducible export.
 * @throws ConfigError when a setting is missing or wrong.
 */
export function readExportSettings(typed: ExportArguments, env: Environment, now: Date): ExportSettings {
  // A typed option overrides its variable.
  const setting = (option: keyof ExportArguments, variable: string) =>
    typed[option] === undefined && env[variable] !== undefined
      ? { name: variable, value: env[variable] }
      : { name: `--${option}`, value: typed[option] };
  return {
    siteUrl: readSiteUrl(setting("site-url", "SITE_URL")),
    worksOffline: readWorksOffline(setting("offline", "OFFLINE")),
    out: typed.out,
    since: readFormer(typed.since),
    date: sourceDate(env) ?? now,
  };
}

/** Returns the folder of the live export, if one is named: it must be there to compare with. */
function readFormer(folder: string | undefined): string | undefined {
  if (folder !== undefined && !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new ConfigError("--since", folder, "the folder of the live export", "/srv/guide/current");
  }
  return folder;
}

/** Returns the time that SOURCE_DATE_EPOCH sets, if any. */
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
