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

  test("of the server holds no build, no export and no scripts of pages", async () => {
    const { metafile } = await build({ ...serverOptions, metafile: true });
    assert.equal(
      Object.keys(metafile.inputs).filter((file) => /^(client|server\/(build|dev|export))\//.test(file)),
      [],
    );
  });
});
