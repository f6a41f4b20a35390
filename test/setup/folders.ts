import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const parent = mkdtempSync(join(tmpdir(), "baguio-"));
process.once("exit", () => rmSync(parent, { recursive: true, force: true }));

/** Returns a new folder, which is removed when the process exits. */
export function temporaryFolder(): string {
  return mkdtempSync(join(parent, "folder-"));
}

const sources = ["build.ts", "package.json", "tsconfig.json", "server", "client", "shared", "public"];

/** Copies the sources, which a test may change, with a link to the installed packages. Returns the folder. */
export function copyOfGuide(): string {
  const folder = temporaryFolder();
  for (const name of sources) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

interface Build {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs `npm run build` in a copy. */
export function runBuild(
  folder: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Build> {
  return new Promise((done) => {
    const build = execFile(
      "npm",
      ["run", "--silent", "build", "--", ...args],
      { cwd: folder, env: { PATH: process.env.PATH, ...env } },
      (_error, output, errors) => done({ code: build.exitCode, output, errors }),
    );
  });
}
