import { readFile } from "node:fs/promises";
import * as assert from "uvu/assert";
import { z } from "zod";
import { listFiles } from "../../server/build/build-files.ts";
import { describe } from "../setup/describe.ts";

/** What is delivered may be run, changed and passed on by anybody. */
const freeLicenses = ["MIT", "ISC", "BSD-3-Clause"];

/** Nothing of the tools is delivered. */
const toolLicenses = [
  ...freeLicenses,
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "MIT OR Apache-2.0",
  "(MIT AND Zlib)",
  "MIT AND OFL-1.1",
  "MPL-2.0",
];

/** The license of Bitstream Vera is a free one, but has no name that a package could give. */
const toolsUnderOwnLicense = ["node_modules/dejavu-fonts-ttf"];

const lockfile = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        license: z.string().optional(),
        dev: z.boolean().optional(),
        hasInstallScript: z.boolean().optional(),
        resolved: z.string().optional(),
        integrity: z.string().optional(),
      }),
    ),
  })
  .parse(JSON.parse(await readFile("package-lock.json", "utf8")));
const packages = Object.entries(lockfile.packages).filter(([path]) => path !== "");

describe("the packages", (test) => {
  test("that are delivered may be passed on by anybody", () => {
    const delivered = packages.filter(([, { dev }]) => !dev);
    assert.ok(delivered.length > 50);
    for (const [path, { license = "no license" }] of delivered) {
      assert.ok(freeLicenses.includes(license), `${path}: ${license}`);
    }
  });

  test("that check content stay out of what is built", async () => {
    const files = (await listFiles("dist")).filter((file) => file.endsWith(".js"));
    assert.ok(files.length > 3);
    for (const file of files) {
      assert.not.match(await readFile(`dist/${file}`, "utf8"), "ZodError");
    }
  });

  test("that are tools are free software", () => {
    for (const [path, { license = "no license" }] of packages) {
      assert.ok(toolsUnderOwnLicense.includes(path) || toolLicenses.includes(license), `${path}: ${license}`);
    }
  });

  test("run nothing when they are installed", async () => {
    assert.match(await readFile(".npmrc", "utf8"), /^ignore-scripts=true$/m);
    const withScript = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
    // Its script only speeds up its command, which the build does not call.
    assert.equal(withScript, ["node_modules/esbuild"]);
  });

  test("come from any registry, and are those that were tested", () => {
    for (const [path, { resolved, integrity = "no integrity" }] of packages) {
      assert.is(resolved, undefined, path);
      assert.match(integrity, /^sha512-/, path);
    }
  });
});
