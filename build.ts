import { checkContent } from "./server/build/check-content/check-content.ts";
import { type ExportSettings, readExportSettings } from "./server/process/config.ts";
import { ExplainedError, explain } from "./server/process/explained-error.ts";

const [command, ...flags] = process.argv.slice(2);

try {
  const exportSettings = readArguments();
  await checkContent();
  // Imported late, because it imports content, which may throw if it breaks a rule.
  const { buildGuide } = await import("./server/build/build-guide.ts");
  await buildGuide(exportSettings);
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
