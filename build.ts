import "./server/build/styles/register-css-modules.ts";
import { buildFolder } from "./server/build/build-files.ts";
import { checkContent } from "./server/build/check-content/check-content.ts";
import { type ExportSettings, readExportSettings } from "./server/process/config.ts";
import { ExplainedError, explain } from "./server/process/explained-error.ts";

const started = performance.now();
const [command, ...flags] = process.argv.slice(2);

try {
  const exportSettings = readArguments();
  await checkContent();
  // What follows imports content, which by now is known to be valid.
  const { buildGuide, checkBuild, writeBuild } = await import("./server/build/build-guide.ts");
  const guide = await buildGuide();
  const site = checkBuild(guide, exportSettings);
  await writeBuild(guide);
  logTimed(
    `Built ${guide.buildId}: ${guide.files.size} files in ${buildFolder}/, every internal link checked`,
  );
  if (exportSettings) {
    const { exportSite } = await import("./server/export/export.ts");
    const { pages, files } = exportSite(exportSettings.out, site);
    logTimed(`Exported ${pages} pages and ${files} files to ${exportSettings.out}`);
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** @throws ExplainedError if an argument is wrong. */
function readArguments(): ExportSettings | undefined {
  if (command !== undefined && command !== "export") {
    throw new ExplainedError(`Unexpected argument '${command}'. The only command is "export".`);
  }
  return command === undefined ? undefined : readExportSettings(flags, process.env);
}

function logTimed(sentence: string): void {
  console.log(`${sentence} (${((performance.now() - started) / 1000).toFixed(1)} s).`);
}
