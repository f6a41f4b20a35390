import { checkContent } from "./server/build/check-content/check-content.ts";
import { assertReplaceable } from "./server/export/replace-folder.ts";
import { type ExportSettings, readExportSettings } from "./server/process/config.ts";
import { ExplainedError, explain } from "./server/process/explained-error.ts";

/** Without an export, any address will do for the check of pages. */
const checkSettings = { siteUrl: "http://localhost", worksOffline: true, date: new Date() };

const [command, ...flags] = process.argv.slice(2);

try {
  const exportSettings = readArguments();
  await checkContent();
  // Imported late, because they import content, which may throw if it breaks a rule.
  const { buildGuide, logTimed } = await import("./server/build/build-guide.ts");
  const { exportSite } = await import("./server/export/export.ts");
  const site = await buildGuide(exportSettings ?? checkSettings);
  if (exportSettings) {
    const { pages, files } = exportSite(exportSettings.out, site);
    logTimed(`Exported ${pages} pages and ${files} files to ${exportSettings.out}`);
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** @throws ExplainedError if an argument is wrong, or if the export may not replace its folder. */
function readArguments(): ExportSettings | undefined {
  if (command === undefined) {
    return undefined;
  }
  if (command !== "export") {
    throw new ExplainedError(`Unexpected argument '${command}'. The only command is "export".`);
  }
  const settings = readExportSettings(flags, process.env);
  assertReplaceable(settings.out);
  return settings;
}
