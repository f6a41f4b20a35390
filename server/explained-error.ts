/** An error whose message says what to do, so that no stack trace is needed. */
export class ExplainedError extends Error {
  readonly isExplained = true;
}

/** Checks the property, not the class, because the bundle of the export has its own copy of the class. */
export function isExplained(error: unknown): error is ExplainedError {
  return error instanceof Error && "isExplained" in error;
}
