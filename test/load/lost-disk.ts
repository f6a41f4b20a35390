import { execFileSync } from "node:child_process";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { routes } from "../../shared/routes.tsx";
import { ask } from "../setup/requests/raw-request.ts";
import { defineTrial } from "./trial.ts";

const folder = join(tmpdir(), `baguio-lost-disk-${process.pid}`);

async function loseDisk({ port }: { port: number }): Promise<string> {
  const files = (await listFiles(join(folder, "files"))).filter((file) => !/\.(br|gz)$/.test(file));
  const addresses = [...routes.map(({ path }) => path), ...files.map((file) => `/${file}`)];
  for (const command of ["chmod -R a-w", "rm -rf"]) {
    execFileSync("sh", ["-c", `${command} ${folder}`]);
    for (const address of addresses) {
      assert.is((await ask(port, "GET", address)).status, 200, address);
    }
  }
  return `All ${addresses.length} pages and files are there after each.`;
}

export const lostDisk = defineTrial("The build becomes read-only, then vanishes.", loseDisk, async () => {
  await cp("dist", folder, { recursive: true });
  return folder;
});
