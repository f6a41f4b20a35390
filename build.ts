import "./server/build/styles/register-css-modules.ts";
import { buildFolder } from "./server/build/build-files.ts";
import { checkContent } from "./server/build/check-content/check-content.ts";
import { type ExportSettings, readExportSettings } from "./server/config.ts";
import { ExplainedError, explain } from "./server/explained-error.ts";

const started = performance.now();
const [command, ...flags] = process.argv.slice(2);

try {
  const { out = `${buildFolder}/static`, date, ...settings } = readSettings();
  await checkContent();
  // What follows imports content, which by now is known to be valid.
  const { buildGuide } = await import("./server/build/build-guide.ts");
  const { build, site } = await buildGuide(settings, date);
  logTimed(
    `Built ${build.buildId}: ${build.files.size} files in ${buildFolder}/, every internal link checked`,
  );
  if (command === "export") {
    const { exportSite } = await import("./server/export/export.ts");
    const { pages, files } = exportSite(out, site);
    logTimed(`Exported ${pages} pages and ${files} files to ${out}`);
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** @throws ExplainedError if an argument is wrong. */
function readSettings(): ExportSettings {
  if (command === "export") {
    return readExportSettings(flags, process.env);
  }
  if (command !== undefined) {
    throw new ExplainedError(`Unexpected argument '${command}'. The only command is "export".`);
  }
  // The server has its own settings. These only fill the pages whose links the build checks.
  return { siteUrl: "https://baguio.example", worksOffline: true, out: undefined, date: new Date() };
}

function logTimed(sentence: string): void {
  console.log(`${sentence} (${((performance.now() - started) / 1000).toFixed(1)} s).`);
}
