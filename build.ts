import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { buildFolder, exportBundle } from "./server/build/build-files.ts";
import { buildGuide } from "./server/build/build-guide.ts";
import { readSiteSettings, readSourceDate } from "./server/config.ts";
import { isExplained } from "./server/explained-error.ts";
import type * as Export from "./server/export/export.ts";

const started = performance.now();
const { env } = process;

/** What to do about a folder that cannot be written. Node's own message names the cause and the path. */
const cures: Readonly<Record<string, string>> = {
  EACCES: "Run the command as a user who may write there.",
  EPERM: "Run the command as a user who may write there.",
  EROFS: "Choose a folder that can be written.",
  ENOSPC: "Free some space, then run the command again.",
  ENOTDIR: "Choose another folder: part of this path is a file.",
  EEXIST: "Choose another folder: part of this path is a file.",
};

try {
  const args = process.argv.slice(2);
  await (args[0] === "export" ? exportGuide(args.slice(1)) : build(args));
} catch (error) {
  console.error(explanationOf(error));
  process.exitCode = 1;
}

async function build(args: string[]): Promise<void> {
  parseArgs({ args, options: {} });
  const settings = readSiteSettings({ SITE_URL: "http://localhost:3000", ...env });
  const { checkSite } = await buildAll();
  checkSite({ ...settings, buildFolder, date: new Date() });
  report("Followed every link");
  // Imported late, because content must be checked first.
  const { datedFacts } = await import("./shared/content/dated-facts.ts");
  for (const { lastKnown, text } of Object.values(datedFacts)) {
    console.log(`May have changed since ${lastKnown}: ${text}`);
  }
}

async function exportGuide(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { "site-url": { type: "string" }, out: { type: "string" }, offline: { type: "string" } },
  });
  const { "site-url": siteUrl = env.SITE_URL, offline = env.OFFLINE, out = `${buildFolder}/static` } = values;
  const settings = readSiteSettings({ SITE_URL: siteUrl, OFFLINE: offline });
  const date = readSourceDate(env) ?? new Date();
  const { exportSite } = await buildAll();
  const { pages, files } = exportSite(out, { ...settings, buildFolder, date });
  report(`Exported ${pages} pages and ${files} files to ${out}, every link followed`);
}

/** Builds the guide, then loads the export from its bundle, which renders with the same code as the server. */
async function buildAll(): Promise<typeof Export> {
  const { buildId, builtPaths } = await buildGuide();
  report(`Built ${buildId}: ${builtPaths.length} files in ${buildFolder}/`);
  return import(pathToFileURL(resolve(exportBundle)).href);
}

/** Returns the message of an error that says what to do, with its cause. Others keep their stack. */
function explanationOf(error: unknown): unknown {
  if (!(error instanceof Error)) {
    return error;
  }
  const code = "code" in error ? String(error.code) : "";
  const cure = cures[code];
  if (cure) {
    return `${error.message}. ${cure}`;
  }
  const cause = error.cause instanceof Error ? `\n${error.cause.stack}` : "";
  const isPlain = isExplained(error) || error.name === "CssSyntaxError" || code.startsWith("ERR_PARSE_ARGS_");
  return isPlain ? `${error.message}${cause}` : error;
}

function report(sentence: string): void {
  console.log(`${sentence} (${((performance.now() - started) / 1000).toFixed(1)} s).`);
}
