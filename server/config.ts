import type { Timeouts } from "./http/http-server.ts";
import { type LogLevel, logLevels } from "./log.ts";
import {
  ConfigError,
  type Environment,
  oneOf,
  readSiteUrl,
  readWorksOffline,
  type Setting,
} from "./publish/settings.ts";

/** The server's settings, read from the environment and checked once at start. */
export interface Config extends Timeouts {
  readonly port: number;
  readonly host: string;
  /** Origin of canonical and absolute links, without a slash at the end. */
  readonly siteUrl: string;
  /** Whether to believe the X-Forwarded-Proto header of the proxy in front. */
  readonly trustProxy: boolean;
  /** Whether browsers save the guide for reading without a network. */
  readonly worksOffline: boolean;
  readonly logLevel: LogLevel;
  /** How long the server keeps answering after SIGTERM, in seconds. */
  readonly drainSeconds: number;
}

/**
 * Reads the configuration. Unset variables take their defaults.
 * @throws ConfigError naming the variable, its value and an example.
 */
export function readConfig(env: Environment): Config {
  const variable = (name: string): Setting => ({ name, value: env[name] });
  const port = integer(variable("PORT"), 3000, 0, 65_535);
  // Node throws when the timeout for headers exceeds the one for the whole request.
  const requestTimeout = integer(variable("REQUEST_TIMEOUT_SECONDS"), 15, 1, 300);
  const headersTimeout = integer(
    variable("HEADERS_TIMEOUT_SECONDS"),
    Math.min(10, requestTimeout),
    1,
    requestTimeout,
  );
  return {
    port,
    host: hostName(variable("HOST")),
    siteUrl: readSiteUrl(variable("SITE_URL"), `http://localhost:${port}`),
    trustProxy: oneOf(variable("TRUST_PROXY"), "0", ["0", "1"]) === "1",
    worksOffline: readWorksOffline(variable("OFFLINE")),
    logLevel: oneOf(variable("LOG_LEVEL"), "info", logLevels),
    headersTimeout,
    requestTimeout,
    keepAliveTimeout: integer(variable("KEEP_ALIVE_TIMEOUT_SECONDS"), 72, 1, 600),
    idleTimeout: integer(variable("IDLE_TIMEOUT_SECONDS"), 20, 1, 300),
    drainSeconds: integer(variable("DRAIN_SECONDS"), 5, 0, 20),
  };
}

function integer({ name, value }: Setting, byDefault: number, min: number, max: number): number {
  if (value === undefined) {
    return byDefault;
  }
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new ConfigError(name, value, `a whole number from ${min} to ${max}`, String(byDefault));
  }
  return number;
}

function hostName({ name, value = "0.0.0.0" }: Setting): string {
  if (!/^[A-Za-z0-9.:_-]+$/.test(value)) {
    throw new ConfigError(name, value, "an address or host name to listen on", "0.0.0.0");
  }
  return value;
}
