import { readFile } from "node:fs/promises";
import * as assert from "uvu/assert";
import { z } from "zod";
import { listFiles } from "../../server/build/build-files.ts";
import { describe } from "../setup/describe.ts";

/** Licenses that let anybody run, change and pass on what is delivered. */
const freeLicenses = ["MIT", "ISC", "BSD-3-Clause"];

/** Licenses of the tools as well: nothing of these is delivered. */
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

/**
 * Free software whose license has no name that a package could give: of Bitstream Vera, for the fonts of
 * DejaVu.
 */
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

  /** By a name that stands nowhere else. */
  const leftOut = {
    "check content": "ZodError",
    "read the bodies of requests": "entity.too.large",
    "render to streams": /renderToPipeableStream\s*=\s*function/,
  };
  for (const [task, name] of Object.entries(leftOut)) {
    test(`that ${task} stay out of what is built`, async () => {
      const files = (await listFiles("dist")).filter((file) => file.endsWith(".js"));
      assert.ok(files.length > 3);
      for (const file of files) {
        assert.not.match(await readFile(`dist/${file}`, "utf8"), name);
      }
    });
  }

  test("that are tools are free software", () => {
    for (const [path, { license = "no license" }] of packages) {
      assert.ok(toolsUnderOwnLicense.includes(path) || toolLicenses.includes(license), `${path}: ${license}`);
    }
  });

  test("run nothing when they are installed", async () => {
    assert.match(await readFile(".npmrc", "utf8"), /^ignore-scripts=true$/m);
    const withScript = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
    // Its script only spares its command a moment at each start; the build does not call the command.
    assert.equal(withScript, ["node_modules/esbuild"]);
  });

  test("come from whatever registry the reader has, not from one that the lockfile names", () => {
    for (const [path, { resolved }] of packages) {
      assert.is(resolved, undefined, path);
    }
  });
});
