import { parseArgs } from "node:util";
import type { SiteSettings } from "../../shared/site-context.ts";
import { ExplainedError } from "./explained-error.ts";

/** Variables of the environment, or flags of a command, by name. */
type RawSettings = Readonly<Record<string, string | undefined>>;

const logLevels = ["fatal", "error", "warn", "info", "debug", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

export interface Config extends Omit<SiteSettings, "date"> {
  readonly port: number;
  readonly host: string;
  readonly logLevel: LogLevel;
  /** How many proxies in front of the server add the client's address to X-Forwarded-For. */
  readonly trustedProxies: number;
  /** Seconds for which the server keeps responding after a stop signal, so that load balancers notice. */
  readonly drainSeconds: number;
}

export interface ExportSettings extends SiteSettings {
  /** The folder to write. */
  readonly out: string;
}

/**
 * Reads the configuration. Unset variables take their defaults.
 * @throws ExplainedError naming the variable, its value and an example.
 */
export function readConfig(env: RawSettings): Config {
  const port = readInteger(env, "PORT", 3000, 65_535);
  return {
    port,
    host: readHost(env),
    siteUrl: readSiteUrl({ SITE_URL: `http://localhost:${port}`, ...env }, "SITE_URL"),
    worksOffline: readSwitch(env, "OFFLINE", "on"),
    logLevel: readChoice(env, "LOG_LEVEL", "info", logLevels),
    trustedProxies: readInteger(env, "TRUST_PROXY", 0, 10),
    drainSeconds: readInteger(env, "DRAIN_SECONDS", 5, 20),
  };
}

/** @throws ExplainedError that names the flag or the variable, if it is unknown or wrong. */
export function readExportSettings(args: string[], env: RawSettings): ExportSettings {
  const { "site-url": siteUrl, offline, out } = readFlags(args);
  const flags = { "--site-url": siteUrl, "--offline": offline };
  return {
    siteUrl: readSiteUrl(flags, "--site-url"),
    worksOffline: readSwitch(flags, "--offline", "on"),
    out,
    date: readSourceDate(env) ?? new Date(),
  };
}

function readFlags(args: string[]) {
  const options = {
    "site-url": { type: "string" },
    offline: { type: "string" },
    out: { type: "string", default: "dist/static" },
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const flags = Object.keys(options).map((name) => `--${name}`);
    throw error instanceof TypeError
      ? new ExplainedError(`${error.message}. The flags are ${flags.join(", ")}.`)
      : error;
  }
}

/** @throws ExplainedError unless the setting is an origin. */
function readSiteUrl(settings: RawSettings, name: string): string {
  const text = settings[name];
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
  // No credentials, path, query or fragment.
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    const expected = "an address of http or https without a path";
    throw wrongSetting(name, text, expected, "https://baguio.example");
  }
  return url.origin;
}

/** @throws ExplainedError unless the setting is on, off or unset. */
function readSwitch(settings: RawSettings, name: string, fallback: "on" | "off"): boolean {
  return readChoice(settings, name, fallback, ["on", "off"]) === "on";
}

/**
 * Returns the date that makes an export reproducible, if there is one.
 * https://reproducible-builds.org/docs/source-date-epoch/
 */
function readSourceDate({ SOURCE_DATE_EPOCH: seconds }: RawSettings): Date | undefined {
  if (seconds === undefined) {
    return undefined;
  }
  if (!/^\d{1,11}$/.test(seconds)) {
    throw wrongSetting("SOURCE_DATE_EPOCH", seconds, "whole seconds since 1970", "1760486400");
  }
  return new Date(Number(seconds) * 1000);
}

function readHost({ HOST: host = "0.0.0.0" }: RawSettings): string {
  if (!/^[\w.:-]+$/.test(host)) {
    throw wrongSetting("HOST", host, "a host name or an address", "127.0.0.1");
  }
  return host;
}

function readInteger(settings: RawSettings, name: string, fallback: number, max: number): number {
  const text = settings[name] ?? String(fallback);
  if (!/^\d{1,5}$/.test(text) || Number(text) > max) {
    throw wrongSetting(name, text, `a whole number from 0 to ${max}`, String(fallback));
  }
  return Number(text);
}

function readChoice<Value extends string>(
  settings: RawSettings,
  name: string,
  fallback: Value,
  choices: readonly Value[],
): Value {
  const text = settings[name] ?? fallback;
  const found = choices.find((choice) => choice === text);
  if (found === undefined) {
    throw wrongSetting(name, text, `one of ${choices.join(", ")}`, fallback);
  }
  return found;
}

function wrongSetting(
  name: string,
  value: string | undefined,
  expected: string,
  example: string,
): ExplainedError {
  const state = value === undefined ? "not set" : `"${value}"`;
  return new ExplainedError(`${name} is ${state}, but must be ${expected}. Example: ${name}=${example}`);
}
