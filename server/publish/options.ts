/** Variables of the environment, or options as typed, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable or an option has a value that the guide cannot be published with. */
export class ConfigError extends Error {
  override name = "ConfigError";

  constructor(variable: string, value: string, expected: string, example: string) {
    super(`${variable} is "${value}", but must be ${expected}. Example: ${variable}=${example}`);
  }
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

/**
 * The value of a variable, which must be one of a few.
 * @throws ConfigError when it is another.
 */
export function oneOf<Value extends string>(
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
