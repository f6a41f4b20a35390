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

/** An error whose message says what to do, so that it needs no stack trace. */
export class ExplainedError extends Error {
  override readonly stack = this.message;
}

/** Returns the code that Node gives an error, "EACCES", or an empty string. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** Returns the stack of an error with that of its cause or, if the disk caused it, what to do. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const cure = cures[codeOf(error)];
  const cause = error.cause instanceof Error ? `\n${error.cause.stack}` : "";
  return cure ? `${error.message}. ${cure}` : `${error.stack}${cause}`;
}
