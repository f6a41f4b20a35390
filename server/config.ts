/** How the server runs. Read once at start from the environment, and checked. */
export interface Config {
  port: number;
  host: string;
  /** Origin of canonical and absolute links, without a slash at the end. */
  siteUrl: string;
  /** Whether X-Forwarded-Proto from the proxy in front is believed. */
  trustProxy: boolean;
  /** Whether pages have the guide saved for reading without a network. */
  worksOffline: boolean;
  logLevel: LogLevel;
  /** How long a client may take to send its request headers, in seconds: at most the time for a whole request. */
  headersTimeout: number;
  /** How long a client may take to send a whole request, in seconds. */
  requestTimeout: number;
  /** How long a connection may lie idle between requests, in seconds. */
  keepAliveTimeout: number;
  /** How long a client may stop reading an answer, in seconds. */
  idleTimeout: number;
  /** How long the server keeps answering after SIGTERM, in seconds. */
  drainSeconds: number;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** The environment holds a value that the server cannot run with. */
export class ConfigError extends Error {
  override name = "ConfigError";

  constructor(variable: string, value: string, expected: string, example: string) {
    super(`${variable} is "${value}", but must be ${expected}. Example: ${variable}=${example}`);
  }
}

/**
 * Reads the configuration; a variable that is not set has its default.
 * @throws ConfigError naming the variable, its value and an example.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const port = integer(env, "PORT", 3000, 0, 65_535);
  // A request begins with its headers: Node refuses to wait longer for the part than for the whole.
  const requestTimeout = integer(env, "REQUEST_TIMEOUT_SECONDS", 15, 1, 300);
  const headersTimeout = integer(
    env,
    "HEADERS_TIMEOUT_SECONDS",
    Math.min(10, requestTimeout),
    1,
    requestTimeout,
  );
  return {
    port,
    host: hostName(env),
    siteUrl: readSiteUrl(env.SITE_URL ?? `http://localhost:${port}`),
    trustProxy: oneOf(env, "TRUST_PROXY", "0", ["0", "1"]) === "1",
    worksOffline: readWorksOffline(env),
    logLevel: oneOf(env, "LOG_LEVEL", "info", logLevels),
    headersTimeout,
    requestTimeout,
    keepAliveTimeout: integer(env, "KEEP_ALIVE_TIMEOUT_SECONDS", 72, 1, 600),
    idleTimeout: integer(env, "IDLE_TIMEOUT_SECONDS", 20, 1, 300),
    drainSeconds: integer(env, "DRAIN_SECONDS", 5, 0, 20),
  };
}

/**
 * Checks the public address of the guide and returns its origin.
 * @param name the variable or option that holds it, for the error.
 * @throws ConfigError when it is not an http or https origin without a path.
 */
export function readSiteUrl(value: string, name = "SITE_URL"): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin =
    url !== undefined && /^https?:$/.test(url.protocol) && `${url.pathname}${url.search}${url.hash}` === "/";
  if (!isOrigin || url.username !== "" || url.password !== "") {
    throw new ConfigError(
      name,
      value,
      "an address of http or https without a path",
      "https://baguio.example",
    );
  }
  return url.origin;
}

/**
 * Whether the guide is to be saved for reading without a network. Off, what was saved is removed.
 * @param name the variable or option that says so.
 * @throws ConfigError when it is neither on nor off.
 */
export function readWorksOffline(env: Environment, name = "OFFLINE"): boolean {
  return oneOf(env, name, "on", ["on", "off"]) === "on";
}

type Environment = Readonly<Record<string, string | undefined>>;

function integer(env: Environment, variable: string, byDefault: number, min: number, max: number): number {
  const value = env[variable];
  if (value === undefined) {
    return byDefault;
  }
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new ConfigError(variable, value, `a whole number from ${min} to ${max}`, String(byDefault));
  }
  return number;
}

function oneOf<Value extends string>(
  env: Environment,
  variable: string,
  byDefault: Value,
  allowed: readonly Value[],
): Value {
  const value = env[variable] ?? byDefault;
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) {
    throw new ConfigError(variable, value, `one of ${allowed.join(", ")}`, byDefault);
  }
  return found;
}

function hostName(env: Environment): string {
  const value = env.HOST ?? "0.0.0.0";
  if (!/^[A-Za-z0-9.:_-]+$/.test(value)) {
    throw new ConfigError("HOST", value, "an address or host name to listen on", "0.0.0.0");
  }
  return value;
}
