import { parseArgs } from "node:util";
import { buildFolder, buildGuide } from "./server/build/build-guide.ts";
import { loadExportCommand } from "./server/build/load-export-command.ts";

/** Errors whose message alone tells what to do. By name: the export comes from a bundle, with classes of its own. */
const explained = ["BuildOutputError", "ConfigError", "ContentError", "ExportError"];

const started = performance.now();
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    "site-url": { type: "string" },
    out: { type: "string" },
    offline: { type: "string" },
  },
});

try {
  const { buildId, files } = await buildGuide();
  report(`Built ${buildId}: ${files.length} files in ${buildFolder}/`);

  if (positionals.includes("export")) {
    const exportCommand = await loadExportCommand();
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
  }
} catch (error) {
  if (!(error instanceof Error && explained.includes(error.name))) {
    throw error;
  }
  const cause = error.cause instanceof Error ? `\n${error.cause.stack}` : "";
  console.error(`${error.message}${cause}`);
  process.exitCode = 1;
}

function report(sentence: string): void {
  console.log(`${sentence} (${((performance.now() - started) / 1000).toFixed(1)} s).`);
}
