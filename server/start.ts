import { fileURLToPath } from "node:url";

/** The exit code when the operator must fix the settings or the build: EX_CONFIG of sysexits.h. */
const exitConfig = 78;

/**
 * What a person must do, for an error that says it (an ExplainedError) or is about a missing file of the build.
 * No file of the build is imported before, not even that of `isExplained`: it may be the one that is missing.
 */
function explanationOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) {
    return undefined;
  }
  if ("isExplained" in error) {
    return error.message;
  }
  return "code" in error && error.code === "ERR_MODULE_NOT_FOUND" && "url" in error
    ? `${fileURLToPath(String(error.url))} is missing. Run "npm run build" first.`
    : undefined;
}

try {
  await import("./serve.ts");
} catch (error) {
  const explanation = explanationOf(error);
  if (explanation === undefined) {
    throw error;
  }
  console.error(explanation);
  process.exitCode = exitConfig;
}
