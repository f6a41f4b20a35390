import "./server/build/css-modules-hook.ts";
import { parseArgs } from "node:util";
import { buildFolder } from "./server/build/build-files.ts";
import { explainFailure } from "./server/build/check-content/content.ts";
import { writeClassTypes } from "./server/build/class-types.ts";
import type { BuildOutput } from "./server/build-output.ts";
import { readExportSettings } from "./server/config.ts";
import { explain } from "./server/explained-error.ts";

const started = performance.now();
const args = process.argv.slice(2);
// React's production build renders faster.
process.env.NODE_ENV = "production";

try {
  if (args[0] === "export") {
    await exportGuide(args.slice(1));
  } else if (args[0] === "types") {
    await writeClassTypes();
  } else {
    // Rejects any argument.
    parseArgs({ args });
    await buildAndCheck();
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function buildAndCheck(): Promise<void> {
  const build = await buildFiles();
  const { renderSite } = await import("./server/export/export.ts");
  // Links within the site do not depend on these settings.
  renderSite({ siteUrl: "https://baguio.example", worksOffline: true, build, date: new Date() });
  logTimed("Checked every internal link");
  await printDatedFacts();
}

async function exportGuide(flags: string[]): Promise<void> {
  // Before the build, so that a wrong flag costs no time.
  const { out = `${buildFolder}/static`, ...settings } = readExportSettings(flags, process.env);
  const build = await buildFiles();
  const { exportSite } = await import("./server/export/export.ts");
  const { pages, files } = exportSite(out, { ...settings, build });
  logTimed(`Exported ${pages} pages and ${files} files to ${out}, every internal link checked`);
}

/** Imports what reads content only after the content is known to be valid. */
async function buildFiles(): Promise<BuildOutput> {
  const { checkContent } = await explainFailure(import("./server/build/check-content/check-content.ts"));
  await Promise.all([checkContent(), writeClassTypes()]);
  const { buildGuide } = await import("./server/build/build-guide.ts");
  const build = await buildGuide();
  logTimed(`Built ${build.buildId}: ${build.builtPaths.length} files in ${buildFolder}/`);
  return build;
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
