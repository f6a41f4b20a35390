import { readFile } from "node:fs/promises";
import * as assert from "uvu/assert";
import { z } from "zod";
import { describe } from "../setup/describe.ts";

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({ resolved: z.string().optional(), integrity: z.string().optional() }),
  ),
});

describe("packages", (test) => {
  test("can be installed from any registry, and each has a checksum", async () => {
    const { packages } = lockfile.parse(JSON.parse(await readFile("package-lock.json", "utf8")));
    for (const [path, { resolved, integrity = "none" }] of Object.entries(packages)) {
      if (path !== "") {
        assert.is(resolved, undefined, path);
        assert.match(integrity, /^sha512-/, path);
      }
    }
  });
});
