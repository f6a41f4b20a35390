import { execFileSync } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBuildOutput } from "../../server/publish/build-output.ts";
import { routes } from "../../shared/routes.tsx";
import { ask } from "../setup/raw-request.ts";
import { newYearSoon } from "./setup/new-year.ts";
import { runTrial } from "./setup/trial.ts";

const folder = await mkdtemp(join(tmpdir(), "baguio-lost-disk-"));
await cp("dist", folder, { recursive: true });
const { files } = await readBuildOutput(folder);
const paths = [...routes, ...files].map(({ path }) => path);
const newYear = newYearSoon();

async function askForAll(port: number): Promise<void> {
  for (const path of paths) {
    const { status } = await ask(port, "GET", path);
    if (status !== 200) {
      throw new Error(`${path} was answered with ${status}.`);
    }
  }
}

await runTrial({
  title: "Lost disk",
  folder,
  env: newYear.env,
  async act({ port }) {
    execFileSync("chmod", ["-R", "a-w", folder]);
    await askForAll(port);
    await rm(folder, { recursive: true, force: true });
    await askForAll(port);
    const turned = await newYear.turned(port);
    await askForAll(port);
    return `The build is made read-only, then removed; then New Year comes in Manila, for which every page is rendered again. All ${paths.length} pages and files are there after each. The new year is on the pages ${turned.toFixed(1)} s after midnight.`;
  },
});
