/** What to do about a file or folder that cannot be used. Node's own message names the cause and the path. */
const cures: Readonly<Record<string, string>> = {
  EACCES: "Run the command as a user who may read and write there.",
  EPERM: "Run the command as a user who may read and write there.",
  EROFS: "Choose a folder that can be written.",
  EBUSY: "The folder is in use, or a volume is mounted there: choose a folder inside it.",
  ENOSPC: "Free some space, then run the command again.",
  ENOTDIR: "Part of this path is a file: rename it, or choose another folder.",
  EEXIST: "Part of this path is a file: rename it, or choose another folder.",
};

/** An error whose message says what to do, so that no stack trace is needed. */
export class ExplainedError extends Error {
  override readonly name = "ExplainedError";
}

/** Returns the code that Node gives an error, "EACCES", or an empty string. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** Returns the message of an error that says what to do, and the stack of others, each with its cause. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const cure = cures[codeOf(error)];
  if (cure) {
    return `${error.message}. ${cure}`;
  }
  const cause = error.cause instanceof Error ? `\n${error.cause.stack}` : "";
  // By name, because the hook for CSS modules runs in a thread of its own, whose errors lose their class.
  return `${error.name === "ExplainedError" ? error.message : error.stack}${cause}`;
}
