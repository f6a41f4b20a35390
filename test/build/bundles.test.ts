import { build } from "esbuild";
import * as assert from "uvu/assert";
import { clientEntries, clientOptions, serverOptions } from "../../server/build/bundle.ts";
import { describe } from "../setup/describe.ts";

describe("a bundle", (test) => {
  test("holds no zod, and that of the browser no more of shared/ than its scripts need", async () => {
    const bundles = [
      await build({ ...clientOptions, entryPoints: clientEntries, metafile: true }),
      await build({ ...serverOptions, metafile: true }),
    ];
    for (const { metafile } of bundles) {
      assert.equal(
        Object.keys(metafile.inputs).filter((file) => file.includes("node_modules/zod/")),
        [],
      );
    }
    const own = Object.keys(bundles[0]?.metafile.inputs ?? {}).filter((file) => file.startsWith("shared/"));
    const needed = /^shared\/(universal|search|islands)\/|^shared\/styles\/breakpoints\.ts$/;
    assert.equal(
      own.filter((file) => !needed.test(file)),
      [],
    );
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
