import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { describe } from "../setup/describe.ts";

/** How often an export is ended, spread over the files that it writes. */
const endings = 5;

const script = `
  const { exportCommand } = await import(${JSON.stringify(pathToFileURL(resolve("dist/server/export-command.js")).href)});
  const [, out, siteUrl] = process.argv;
  await exportCommand("dist", { siteUrl, worksOffline: true, out, date: new Date("2025-11-20") });
`;

const startExport = (out: string, siteUrl: string) =>
  spawn(process.execPath, ["--input-type=module", "--eval", script, out, siteUrl], { stdio: "inherit" });

/** A hash of every name and every byte below a folder. */
async function fingerprint(folder: string): Promise<string> {
  const hash = createHash("sha256");
  for (const name of await listFiles(folder)) {
    hash.update(`${name}\n`).update(await readFile(join(folder, name)));
  }
  return hash.digest("hex");
}

/** How many files and folders there are; none where the folder comes or goes meanwhile. */
function countFiles(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true }).length;
  } catch {
    return 0;
  }
}

describe("an export that is ended before it is whole", (test) => {
  let folder = "";
  test.before(async () => {
    folder = await mkdtemp(join(tmpdir(), "baguio-export-"));
  });
  test.after(() => rm(folder, { recursive: true }));

  test("leaves the former one as it was, byte for byte, whenever that is", async () => {
    const out = join(folder, "out");
    const staging = `${out}.next`;
    await once(startExport(out, "https://baguio.example"), "exit");
    const former = await fingerprint(out);
    const { length } = await listFiles(out);

    let ended = 0;
    for (let index = 0; index < endings; index++) {
      await rm(staging, { recursive: true, force: true });
      const before = await fingerprint(out);
      const child = startExport(out, "https://another.example");
      const exit = once(child, "exit");
      while (countFiles(staging) <= (length * index) / endings && child.exitCode === null) {
        await delay(1);
      }
      child.kill("SIGKILL");
      await exit;
      // On a busy machine it may have come to its end before the signal did.
      if (countFiles(staging) > 0) {
        ended += 1;
        assert.is(await fingerprint(out), before);
      }
    }
    assert.ok(ended > 1, `${ended} were ended in time`);

    await once(startExport(out, "https://another.example"), "exit");
    assert.is.not(await fingerprint(out), former);
    assert.equal(await readdir(folder), ["out"]);
  });
});
