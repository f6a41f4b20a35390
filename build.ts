import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { buildFolder, exportBundle } from "./server/build/build-files.ts";
import { buildGuide } from "./server/build/build-guide.ts";
import { readConfig, readExportSettings } from "./server/config.ts";
import { explain } from "./server/explained-error.ts";
import type * as Export from "./server/export/export.ts";

const started = performance.now();

try {
  const args = process.argv.slice(2);
  await (args[0] === "export" ? exportGuide(args.slice(1)) : build(args));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function build(args: string[]): Promise<void> {
  // Rejects any argument.
  parseArgs({ args });
  await buildAndReport();
  const { checkSite } = await loadExport();
  // The defaults: no link within the site depends on these settings.
  const { siteUrl, worksOffline } = readConfig({});
  checkSite({ siteUrl, worksOffline, buildFolder, date: new Date() });
  report("Checked every internal link");
  await printDatedFacts();
}

async function printDatedFacts(): Promise<void> {
  // Imported late, because content must be checked first.
  const { datedFacts } = await import("./shared/content/news.ts");
  for (const { lastKnown, text } of Object.values(datedFacts)) {
    console.log(`May have changed since ${lastKnown}: ${text}`);
  }
}

async function exportGuide(args: string[]): Promise<void> {
  // Before the build, so that a wrong flag costs no time.
  const { out = `${buildFolder}/static`, ...settings } = readExportSettings(args, process.env);
  await buildAndReport();
  const { exportSite } = await loadExport();
  const { pages, files } = exportSite(out, { ...settings, buildFolder });
  report(`Exported ${pages} pages and ${files} files to ${out}, every internal link checked`);
}

async function buildAndReport(): Promise<void> {
  const { buildId, builtPaths } = await buildGuide();
  report(`Built ${buildId}: ${builtPaths.length} files in ${buildFolder}/`);
}

/** Loads the export from its bundle, which renders with the same code as the server. */
function loadExport(): Promise<typeof Export> {
  return import(pathToFileURL(resolve(exportBundle)).href);
}

function report(sentence: string): void {
  console.log(`${sentence} (${((performance.now() - started) / 1000).toFixed(1)} s).`);
}
