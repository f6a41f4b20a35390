/** An error whose message alone tells a person what to do. */
export class ExplainedError extends Error {
  readonly isExplained = true;
}

/** Known by its mark, not by its class: commands come from a bundle, with classes of its own. */
export function isExplained(error: unknown): error is ExplainedError {
  return error instanceof Error && "isExplained" in error;
}
