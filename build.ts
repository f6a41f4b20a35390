import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { buildFolder, exportBundle } from "./server/build/build-files.ts";
import { buildGuide } from "./server/build/build-guide.ts";
import type * as Export from "./server/export/export.ts";
import { readSiteSettings, readSourceDate } from "./server/process/config.ts";
import { explain } from "./server/process/explained-error.ts";

const started = performance.now();
const { env } = process;

try {
  const args = process.argv.slice(2);
  await (args[0] === "export" ? exportGuide(args.slice(1)) : build(args));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function build(args: string[]): Promise<void> {
  // Throws at any argument.
  parseArgs({ args, options: {} });
  const settings = readSiteSettings({ SITE_URL: "http://localhost:3000", ...env });
  const { checkSite } = await buildAll();
  checkSite({ ...settings, buildFolder, date: new Date() });
  report("Checked every internal link");
  await printDatedFacts();
}

async function printDatedFacts(): Promise<void> {
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
  report(`Exported ${pages} pages and ${files} files to ${out}, every internal link checked`);
}

/** Builds the guide, then loads the export from its bundle, which renders with the same code as the server. */
async function buildAll(): Promise<typeof Export> {
  const { buildId, builtPaths } = await buildGuide();
  report(`Built ${buildId}: ${builtPaths.length} files in ${buildFolder}/`);
  return import(pathToFileURL(resolve(exportBundle)).href);
}

function report(sentence: string): void {
  console.log(`${sentence} (${((performance.now() - started) / 1000).toFixed(1)} s).`);
}
