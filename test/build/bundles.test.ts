import { readFile } from "node:fs/promises";
import { type BuildOptions, build } from "esbuild";
import * as assert from "uvu/assert";
import { z } from "zod";
import { clientOptions, serverOptions } from "../../server/build/bundle.ts";
import { describe } from "../setup/describe.ts";

/** What the scripts of pages may contain. Facts are in the pages already. */
const inScripts = [
  "client/",
  "shared/islands/",
  "shared/search/",
  "shared/time/",
  "shared/contract/",
  "shared/styles/class-names.ts",
  "node_modules/minisearch/",
  "node_modules/react/",
  "node_modules/react-dom/",
  "node_modules/scheduler/",
];

async function filesIn(options: BuildOptions): Promise<readonly string[]> {
  const { metafile } = await build({ ...options, metafile: true });
  return Object.keys(metafile.inputs);
}

describe("a bundle", (test) => {
  test("holds only packages that are production dependencies", async () => {
    const { packages } = z
      .object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })
      .parse(JSON.parse(await readFile("package-lock.json", "utf8")));
    for (const options of [clientOptions, serverOptions]) {
      const files = await filesIn(options);
      for (const [, name = ""] of files.join("\n").matchAll(/^(.*node_modules\/(?:@[^/]+\/)?[^/]+)/gm)) {
        assert.not(packages[name]?.dev, `${name}: move the package that needs it to "dependencies"`);
      }
    }
  });

  test("of the server holds no build, no export and no scripts of pages", async () => {
    const files = await filesIn(serverOptions);
    assert.equal(
      files.filter((file) => /^(client|server\/(build|dev|export))\//.test(file)),
      [],
    );
  });

  test("of the scripts of pages holds no facts", async () => {
    const files = await filesIn(clientOptions);
    assert.equal(
      files.filter((file) => !inScripts.some((place) => file.startsWith(place))),
      [],
    );
  });
});
