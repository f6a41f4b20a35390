import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { buildFolder, exportBundle } from "./server/build/build-files.ts";
import { explainFailure } from "./server/build/check-content/content.ts";
import { writeClassTypes } from "./server/build/class-types.ts";
import { readExportSettings } from "./server/config.ts";
import { explain } from "./server/explained-error.ts";
import type * as Export from "./server/export/export.ts";

const started = performance.now();
const args = process.argv.slice(2);

try {
  if (args[0] === "export") {
    await exportGuide(args.slice(1));
  } else if (args[0] === "types") {
    await writeClassTypes();
  } else {
    // Rejects any argument.
    parseArgs({ args });
    await build();
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function build(): Promise<void> {
  await buildFiles();
  const { renderSite } = await loadExport();
  // Links within the site do not depend on these settings.
  renderSite({ siteUrl: "https://baguio.example", worksOffline: true, buildFolder, date: new Date() });
  logTimed("Checked every internal link");
  await printDatedFacts();
}

async function exportGuide(flags: string[]): Promise<void> {
  // Before the build, so that a wrong flag costs no time.
  const { out = `${buildFolder}/static`, ...settings } = readExportSettings(flags, process.env);
  await buildFiles();
  const { exportSite } = await loadExport();
  const { pages, files } = exportSite(out, { ...settings, buildFolder });
  logTimed(`Exported ${pages} pages and ${files} files to ${out}, every internal link checked`);
}

/** Imports what reads content only after the content is known to be valid. */
async function buildFiles(): Promise<void> {
  const { checkContent } = await explainFailure(import("./server/build/check-content/check-content.ts"));
  await Promise.all([checkContent(), writeClassTypes()]);
  const { buildGuide } = await import("./server/build/build-guide.ts");
  const { buildId, builtPaths } = await buildGuide();
  logTimed(`Built ${buildId}: ${builtPaths.length} files in ${buildFolder}/`);
}

/** Loads the export from its bundle, which renders with the same code as the server. */
function loadExport(): Promise<typeof Export> {
  return import(pathToFileURL(resolve(exportBundle)).href);
}

async function printDatedFacts(): Promise<void> {
  const { datedFacts } = await import("./shared/content/news.ts");
  for (const { lastKnown, text } of Object.values(datedFacts)) {
    console.log(`May have changed since ${lastKnown}: ${text}`);
  }
}

function logTimed(sentence: string): void {
  console.log(`${sentence} (${((performance.now() - started) / 1000).toFixed(1)} s).`);
}
