import "./server/build/css-modules-hook.ts";
import { buildFolder } from "./server/build/build-files.ts";
import { explainFailure } from "./server/build/check-content/content.ts";
import { readConfig, readExportSettings, type SiteSettings } from "./server/config.ts";
import { ExplainedError, explain } from "./server/explained-error.ts";

const started = performance.now();
const [command, ...flags] = process.argv.slice(2);

try {
  if (command === "export") {
    await exportGuide(flags);
  } else if (command !== undefined) {
    throw new ExplainedError(
      `Unexpected argument '${command}'. The build takes none, or "export" and its flags.`,
    );
  } else {
    // With the default settings: no link depends on them.
    const { siteUrl, worksOffline } = readConfig({});
    await build({ siteUrl, worksOffline }, new Date());
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function exportGuide(flags: string[]): Promise<void> {
  // Before the build, so that a wrong flag costs no time.
  const { out = `${buildFolder}/static`, date, ...settings } = readExportSettings(flags, process.env);
  const { output, site } = await build(settings, date);
  const { exportSite } = await import("./server/export/export.ts");
  const { pages, files } = exportSite(out, output, site);
  logTimed(`Exported ${pages} pages and ${files} files to ${out}`);
}

/** Writes dist/, unless there is a mistake. Imports what reads content only after the content is known to be valid. */
async function build(settings: SiteSettings, date: Date) {
  const { checkContent } = await explainFailure(import("./server/build/check-content/check-content.ts"));
  await checkContent();
  const { buildGuide } = await import("./server/build/build-guide.ts");
  const built = await buildGuide(settings, date);
  const { buildId, builtPaths } = built.output;
  logTimed(`Built ${buildId}: ${builtPaths.length} files in ${buildFolder}/, every internal link checked`);
  return built;
}

function logTimed(sentence: string): void {
  console.log(`${sentence} (${((performance.now() - started) / 1000).toFixed(1)} s).`);
}
