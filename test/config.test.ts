import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import * as assert from "uvu/assert";
import { type Config, readConfig } from "../server/config.ts";
import { ConfigError } from "../server/publish/settings.ts";
import { describe } from "./setup/describe.ts";

interface Variable {
  key: keyof Config;
  byDefault: Config[keyof Config];
  good: readonly (readonly [value: string, expected: Config[keyof Config]])[];
  wrong: readonly string[];
}

const notNumbers = ["", " ", "-1", "1.5", "1e3", "0x10", "ten", "10s", " 10", "10\n", "Infinity", "NaN", "٣"];

const variables: Readonly<Record<string, Variable>> = {
  PORT: {
    key: "port",
    byDefault: 3000,
    good: [
      ["0", 0],
      ["8080", 8080],
      ["65535", 65_535],
    ],
    wrong: [...notNumbers, "65536"],
  },
  HOST: {
    key: "host",
    byDefault: "0.0.0.0",
    good: [
      ["127.0.0.1", "127.0.0.1"],
      ["::", "::"],
      ["localhost", "localhost"],
    ],
    wrong: ["", " ", "a b", "http://localhost", "localhost/", "[::1]"],
  },
  SITE_URL: {
    key: "siteUrl",
    byDefault: "http://localhost:3000",
    good: [
      ["https://baguio.example", "https://baguio.example"],
      ["https://baguio.example/", "https://baguio.example"],
      ["https://BAGUIO.example:443", "https://baguio.example"],
      ["http://127.0.0.1:8080", "http://127.0.0.1:8080"],
    ],
    wrong: [
      "",
      "baguio.example",
      "//baguio.example",
      "ftp://baguio.example",
      "javascript:alert(1)",
      "https://",
      "https://baguio.example/guide",
      "https://baguio.example/?a=b",
      "https://baguio.example/#top",
      "https://me:secret@baguio.example",
      'https://baguio.example"><script>',
    ],
  },
  TRUST_PROXY: {
    key: "trustProxy",
    byDefault: false,
    good: [
      ["0", false],
      ["1", true],
    ],
    wrong: ["", "true", "yes", "2", " 1"],
  },
  OFFLINE: {
    key: "worksOffline",
    byDefault: true,
    good: [
      ["on", true],
      ["off", false],
    ],
    wrong: ["", "0", "OFF", "no", " off"],
  },
  LOG_LEVEL: {
    key: "logLevel",
    byDefault: "info",
    good: ["fatal", "error", "warn", "info", "debug", "silent"].map((level) => [level, level]),
    wrong: ["", "INFO", "verbose", "30"],
  },
  HEADERS_TIMEOUT_SECONDS: {
    key: "headersTimeout",
    byDefault: 10,
    good: [
      ["1", 1],
      ["15", 15],
    ],
    wrong: [...notNumbers, "0", "301"],
  },
  REQUEST_TIMEOUT_SECONDS: {
    key: "requestTimeout",
    byDefault: 15,
    good: [
      ["1", 1],
      ["300", 300],
    ],
    wrong: [...notNumbers, "0", "301"],
  },
  KEEP_ALIVE_TIMEOUT_SECONDS: {
    key: "keepAliveTimeout",
    byDefault: 72,
    good: [
      ["1", 1],
      ["600", 600],
    ],
    wrong: [...notNumbers, "0", "601"],
  },
  IDLE_TIMEOUT_SECONDS: {
    key: "idleTimeout",
    byDefault: 20,
    good: [
      ["1", 1],
      ["300", 300],
    ],
    wrong: [...notNumbers, "0", "301"],
  },
  DRAIN_SECONDS: {
    key: "drainSeconds",
    byDefault: 5,
    good: [
      ["0", 0],
      ["20", 20],
    ],
    wrong: [...notNumbers, "21"],
  },
};

function errorOf(env: Readonly<Record<string, string>>): ConfigError {
  try {
    readConfig(env);
  } catch (error) {
    assert.instance(error, ConfigError);
    return error as ConfigError; // instance() has just seen to that.
  }
  assert.unreachable(`${JSON.stringify(env)} was accepted`);
  throw new Error("unreachable");
}

describe("the configuration", (test) => {
  test("has a default for everything, and no setting that is not tested here", () => {
    const defaults = Object.values(variables).map(({ key, byDefault }) => [key, byDefault]);
    assert.equal(readConfig({}), Object.fromEntries(defaults));
  });

  for (const [name, { key, good, wrong }] of Object.entries(variables)) {
    for (const [value, expected] of good) {
      test(`takes ${name}=${value}`, () => {
        assert.is(readConfig({ [name]: value })[key], expected);
      });
    }

    for (const value of wrong) {
      test(`refuses ${name}=${JSON.stringify(value)}, naming the variable, the value and an example that works`, () => {
        const { message } = errorOf({ [name]: value });
        assert.ok(message.startsWith(`${name} is "${value}", but must be `), message);
        const [, example = ""] = message.split(` Example: ${name}=`);
        assert.ok(example !== "", message);
        assert.ok(readConfig({ [name]: example }));
      });
    }
  }

  test("puts the port into the address where none is given", () => {
    assert.is(readConfig({ PORT: "8080" }).siteUrl, "http://localhost:8080");
  });

  test("never waits longer for headers than for the whole request", () => {
    assert.is(readConfig({ REQUEST_TIMEOUT_SECONDS: "5" }).headersTimeout, 5);
    assert.is(
      readConfig({ REQUEST_TIMEOUT_SECONDS: "60", HEADERS_TIMEOUT_SECONDS: "60" }).headersTimeout,
      60,
    );
    assert.match(errorOf({ HEADERS_TIMEOUT_SECONDS: "16" }).message, /from 1 to 15\. Example: /);
    assert.match(
      errorOf({ REQUEST_TIMEOUT_SECONDS: "5", HEADERS_TIMEOUT_SECONDS: "6" }).message,
      /from 1 to 5\. Example: HEADERS_TIMEOUT_SECONDS=5$/,
    );
  });
});

describe("a guide with a wrong setting", (test) => {
  for (const [name, { wrong }] of Object.entries(variables)) {
    const value = wrong.at(-1) ?? "";
    test(`${name}=${value} ends with exit code 78 and one sentence on standard error`, async () => {
      const guide = spawn(process.execPath, ["dist/server/start.js"], { env: { PORT: "0", [name]: value } });
      const exit = new Promise((resolve) => guide.once("close", resolve));
      const [output, errors] = await Promise.all([text(guide.stdout), text(guide.stderr)]);
      assert.is(await exit, 78);
      assert.is(output, "");
      assert.is(errors, `${errorOf({ [name]: value }).message}\n`);
    });
  }
});
