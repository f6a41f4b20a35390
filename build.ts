import { parseArgs } from "node:util";
import { buildFolder } from "./server/build/build-files.ts";
import { buildGuide } from "./server/build/build-guide.ts";
import { loadCommand } from "./server/build/load-command.ts";
import { type Config, readConfig } from "./server/config.ts";
import { type ExportSettings, exportOptions, readExportSettings } from "./server/export/export-settings.ts";
import { isExplained } from "./server/publish/explained-error.ts";

const [command, ...typed] = process.argv.slice(2);
const started = performance.now();

try {
  if (command === "export") {
    const { values } = parseArgs({ args: typed, options: exportOptions });
    await exportGuide(readExportSettings(values, process.env, new Date()));
  } else {
    // Refuses every argument.
    parseArgs({ options: {} });
    await publishGuide(readConfig(process.env));
  }
} catch (error) {
  if (!(isExplained(error) || isExplainedByLibrary(error))) {
    throw error;
  }
  const cause = error.cause instanceof Error ? `\n${error.cause.stack}` : "";
  console.error(`${error.message}${cause}`);
  process.exitCode = 1;
}

async function build(): Promise<void> {
  const { buildId, files } = await buildGuide();
  report(`Built ${buildId}: ${files.length} files in ${buildFolder}/`);
}

async function publishGuide(config: Config): Promise<void> {
  await build();
  const { publishCommand } = await loadCommand("publish-command");
  await publishCommand(buildFolder, config, new Date());
  report("Published for the server");
}

async function exportGuide(settings: ExportSettings): Promise<void> {
  await build();
  const { exportCommand } = await loadCommand("export-command");
  const { pages, files, changes, warnings } = await exportCommand(buildFolder, settings);
  report(`Exported ${pages} pages and ${files} files, every link followed`);
  for (const [what, addresses] of Object.entries(changes ?? {})) {
    if (addresses.length > 0) {
      console.log(`${addresses.length} ${what}: ${addresses.join(" ")}`);
    }
  }
  for (const warning of warnings) {
    console.warn(warning);
  }
}

/** Recognizes errors of `parseArgs` and of PostCSS, whose messages also tell a person what to do. */
function isExplainedByLibrary(error: unknown): error is Error {
  return (
    error instanceof Error &&
    (error.name === "CssSyntaxError" || ("code" in error && `${error.code}`.startsWith("ERR_PARSE_ARGS_")))
  );
}

function report(sentence: string): void {
  console.log(`${sentence} (${((performance.now() - started) / 1000).toFixed(1)} s).`);
}
