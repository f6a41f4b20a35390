import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A copy of the sources that a test may change. */
export interface CopyOfGuide {
  readonly folder: string;
  remove(): Promise<void>;
}

const sources = ["build.ts", "package.json", "tsconfig.json", "server", "client", "shared", "public"];

/** Copies the sources to a temporary folder, with a link to the installed packages. */
export async function copyOfGuide(): Promise<CopyOfGuide> {
  const folder = await mkdtemp(join(tmpdir(), "baguio-guide-"));
  await Promise.all(sources.map((name) => cp(name, join(folder, name), { recursive: true })));
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

interface Build {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs `build.ts` of a copy. Without arguments it builds. */
export function runBuild(
  folder: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Build> {
  return new Promise((done) => {
    const build = execFile(
      process.execPath,
      ["--import", "tsx", "build.ts", ...args],
      { cwd: folder, env: { PATH: process.env.PATH, ...env } },
      (_error, output, errors) => done({ code: build.exitCode, output, errors }),
    );
  });
}
