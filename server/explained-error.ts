/** An error whose message alone tells a person what to do. */
export class ExplainedError extends Error {
  readonly isExplained = true;
}

/** Checks the property, not the class: build.ts imports the export from a bundle with its own copy of the class. */
export function isExplained(error: unknown): error is ExplainedError {
  return error instanceof Error && "isExplained" in error;
}
