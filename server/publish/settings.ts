import { ExplainedError } from "./explained-error.ts";

/** Variables of the environment, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An environment variable or a command option, by the name a person knows: "SITE_URL", "--site-url". */
export interface Setting {
  readonly name: string;
  readonly value: string | undefined;
}

/** A setting is missing, or has a value that the guide cannot use. */
export class ConfigError extends ExplainedError {
  override name = "ConfigError";

  constructor(setting: string, value: string | undefined, expected: string, example: string) {
    const state = value === undefined ? "not set" : `"${value}"`;
    super(`${setting} is ${state}, but must be ${expected}. Example: ${setting}=${example}`);
  }
}

/**
 * Checks the public address of the guide and returns its origin.
 * @throws ConfigError unless it, or the default, is an http or https origin without credentials or path.
 */
export function readSiteUrl({ name, value }: Setting, byDefault?: string): string {
  const text = value ?? byDefault;
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin =
    url !== undefined && /^https?:$/.test(url.protocol) && `${url.pathname}${url.search}${url.hash}` === "/";
  if (!isOrigin || url.username !== "" || url.password !== "") {
    const expected = "an address of http or https without a path";
    throw new ConfigError(name, text, expected, "https://baguio.example");
  }
  return url.origin;
}

/**
 * Whether browsers save the guide for reading without a network. If off, saved copies are removed.
 * @throws ConfigError when it is neither on nor off.
 */
export function readWorksOffline(setting: Setting): boolean {
  return oneOf(setting, "on", ["on", "off"]) === "on";
}

/**
 * Returns the value of a setting, or the default if it is unset.
 * @throws ConfigError when the value is not one of those allowed.
 */
export function oneOf<Value extends string>(
  { name, value }: Setting,
  byDefault: Value,
  allowed: readonly Value[],
): Value {
  const text = value ?? byDefault;
  const found = allowed.find((candidate) => candidate === text);
  if (found === undefined) {
    throw new ConfigError(name, text, `one of ${allowed.join(", ")}`, byDefault);
  }
  return found;
}
