import * as assert from "uvu/assert";
import { readConfig, readExportSettings } from "../../server/process/config.ts";
import { ExplainedError } from "../../server/process/explained-error.ts";
import { describe } from "../setup/describe.ts";

const notNumbers = ["", " ", "-1", "1.5", "1e3", "0x10", "ten", "10s", " 10", "10\n", "Infinity", "٣"];

const wrong: Readonly<Record<string, readonly string[]>> = {
  PORT: [...notNumbers, "65536"],
  HOST: ["", " ", "a b", "http://localhost", "localhost/", "[::1]"],
  SITE_URL: [
    "",
    "baguio.example",
    "ftp://baguio.example",
    "https://baguio.example/guide",
    "https://baguio.example/?x",
    "https://me:secret@baguio.example",
    "javascript:alert(1)",
  ],
  OFFLINE: ["", "true", "0"],
  LOG_LEVEL: ["", "INFO", "trace"],
  TRUST_PROXY: [...notNumbers, "11", "loopback"],
  DRAIN_SECONDS: [...notNumbers, "21"],
};

describe("the configuration", (test) => {
  test("has a default for every setting", () => {
    assert.equal(readConfig({}), {
      port: 3000,
      host: "0.0.0.0",
      siteUrl: "http://localhost:3000",
      worksOffline: true,
      logLevel: "info",
      trustedProxies: 0,
      drainSeconds: 5,
    });
  });

  test("is read from the environment", () => {
    const env = {
      PORT: "8080",
      HOST: "::1",
      SITE_URL: "https://Baguio.example/",
      OFFLINE: "off",
      LOG_LEVEL: "warn",
      TRUST_PROXY: "2",
      DRAIN_SECONDS: "0",
    };
    assert.equal(readConfig(env), {
      port: 8080,
      host: "::1",
      siteUrl: "https://baguio.example",
      worksOffline: false,
      logLevel: "warn",
      trustedProxies: 2,
      drainSeconds: 0,
    });
  });

  for (const [name, values] of Object.entries(wrong)) {
    test(`rejects a wrong ${name}, with its value and an example`, () => {
      for (const value of values) {
        const isExplained = (error: unknown) =>
          error instanceof ExplainedError &&
          error.message.startsWith(`${name} is "${value}", but must be `) &&
          / Example: \w+=\S+$/.test(error.message);
        assert.throws(() => readConfig({ [name]: value }), isExplained, JSON.stringify(value));
      }
    });
  }

  test("of an export lists its flags if one is unknown", () => {
    const expected = "Unknown option '--bogus'. The flags are --site-url, --offline, --out.";
    assert.throws(
      () => readExportSettings(["--bogus"], {}),
      (error: Error) => error.message === expected,
    );
  });
});
