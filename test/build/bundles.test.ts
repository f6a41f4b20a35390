import { readFile } from "node:fs/promises";
import { build } from "esbuild";
import * as assert from "uvu/assert";
import { z } from "zod";
import { clientEntries, clientOptions, serverOptions } from "../../server/build/bundle.ts";
import { describe } from "../setup/describe.ts";

describe("a bundle", (test) => {
  test("holds only packages that are production dependencies", async () => {
    const { packages } = z
      .object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })
      .parse(JSON.parse(await readFile("package-lock.json", "utf8")));
    for (const options of [{ ...clientOptions, entryPoints: clientEntries }, serverOptions]) {
      const { metafile } = await build({ ...options, metafile: true });
      const files = Object.keys(metafile.inputs).join("\n");
      for (const [, name = ""] of files.matchAll(/^(.*node_modules\/(?:@[^/]+\/)?[^/]+)/gm)) {
        assert.not(packages[name]?.dev, `${name}: move the package that needs it to "dependencies"`);
      }
    }
  });

  test("holds no build and no scripts of pages, and that of the server no export", async () => {
    const { metafile } = await build({ ...serverOptions, metafile: true });
    for (const [bundle, { inputs }] of Object.entries(metafile.outputs)) {
      const walled = bundle.endsWith("start.js")
        ? /^(client|server\/(build|dev|export))\//
        : /^(client|server\/(build|dev))\//;
      assert.equal(
        Object.keys(inputs).filter((file) => walled.test(file)),
        [],
      );
    }
  });
});
