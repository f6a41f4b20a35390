/** An error whose message says what to do, so that it needs no stack trace. */
export class ExplainedError extends Error {
  override readonly name = "ExplainedError";
}

/** By name, because in the build an error in a style is of another instance of the class. */
export function isExplained(error: unknown): boolean {
  return error instanceof Error && error.name === "ExplainedError";
}

/** Returns the code that Node gives an error, "EACCES", or an empty string. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

const noAccess = "Give this user access, or choose another folder.";

/** What to do about the errors of a disk, by the code that Node gives them. */
const diskCures: Readonly<Record<string, string>> = {
  ENOSPC: "Free some space on the disk.",
  ENOTDIR: "Remove the file that is in the place of a folder, or choose another folder.",
  EACCES: noAccess,
  EPERM: noAccess,
  EROFS: noAccess,
  ENOTEMPTY: "Another export or build has written there meanwhile: run this one again.",
  EBUSY: "Choose a folder within this one: a mounted folder cannot be replaced.",
};

/** Returns what to print of an error: a sentence with what to do if that is known, else its stack and its cause's. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const cure = diskCures[codeOf(error)];
  if (cure !== undefined) {
    // Node's message names the path and the reason.
    return `${error.message}. ${cure}`;
  }
  const text = isExplained(error) ? error.message : error.stack;
  const cause = error.cause instanceof Error ? `\n${error.cause.stack}` : "";
  return `${text}${cause}`;
}
