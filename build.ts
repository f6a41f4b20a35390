import { parseArgs } from "node:util";
import { buildFolder } from "./server/build/build-files.ts";
import { buildGuide } from "./server/build/build-guide.ts";
import { loadCommand } from "./server/build/load-command.ts";
import { isExplained } from "./server/publish/explained-error.ts";

const option = { type: "string" } as const;
const exportOptions = { "site-url": option, out: option, offline: option };

const started = performance.now();

try {
  const isExport = process.argv[2] === "export";
  const { values } = isExport
    ? parseArgs({ args: process.argv.slice(3), options: exportOptions })
    : parseArgs({ options: {} });
  const { buildId, files } = await buildGuide();
  report(`Built ${buildId}: ${files.length} files in ${buildFolder}/`);

  if (isExport) {
    const { exportCommand } = await loadCommand("export-command");
    const exported = await exportCommand(buildFolder, values, process.env, new Date());
    report(`Exported ${exported.pages} pages and ${exported.files} files, every link followed`);
    for (const [what, addresses] of Object.entries(exported.changes ?? {})) {
      if (addresses.length > 0) {
        console.log(`${addresses.length} ${what}: ${addresses.join(" ")}`);
      }
    }
    for (const warning of exported.warnings) {
      console.warn(warning);
    }
  } else {
    const { publishCommand } = await loadCommand("publish-command");
    await publishCommand(buildFolder, process.env, new Date());
    report("Published for the server");
  }
} catch (error) {
  if (!(isExplained(error) || isUnknownArgument(error))) {
    throw error;
  }
  const cause = error.cause instanceof Error ? `\n${error.cause.stack}` : "";
  console.error(`${error.message}${cause}`);
  process.exitCode = 1;
}

/** Recognizes errors of `parseArgs`, whose messages also tell a person what to do. */
function isUnknownArgument(error: unknown): error is Error {
  return error instanceof Error && "code" in error && `${error.code}`.startsWith("ERR_PARSE_ARGS_");
}

function report(sentence: string): void {
  console.log(`${sentence} (${((performance.now() - started) / 1000).toFixed(1)} s).`);
}
