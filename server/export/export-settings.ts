import { parseArgs } from "node:util";
import {
  type RawSettings,
  readSiteUrl,
  readSourceDate,
  readSwitch,
  type SiteSettings,
} from "../process/config.ts";

export interface ExportSettings extends SiteSettings {
  /** The folder to write. */
  readonly out: string | undefined;
  readonly date: Date;
}

/** @throws an error that names the flag or the variable, if it is unknown or wrong. */
export function readExportSettings(args: string[], env: RawSettings): ExportSettings {
  const { values } = parseArgs({
    args,
    options: { "site-url": { type: "string" }, offline: { type: "string" }, out: { type: "string" } },
  });
  const { "site-url": siteUrl, offline, out } = values;
  const flags = { "--site-url": siteUrl, "--offline": offline };
  return {
    siteUrl: readSiteUrl(flags, "--site-url"),
    worksOffline: readSwitch(flags, "--offline", "on"),
    out,
    date: readSourceDate(env) ?? new Date(),
  };
}
