/** An error whose message says what to do, so that it needs no stack trace. */
export class ExplainedError extends Error {
  override readonly stack = this.message;
}

/** Returns the code that Node gives an error, "EACCES", or an empty string. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** Returns the stack of an error, with that of its cause. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const cause = error.cause instanceof Error ? `\n${error.cause.stack}` : "";
  return `${error.stack}${cause}`;
}
