/** The value of the filter for all terminals, in place of a terminal's id. */
export const allOrigins = "all";

/** Returns the anchor of a terminal's board, which also chooses the terminal: "from-cubao". */
export function boardAnchor<Id extends string>(originId: Id): `from-${Id}` {
  return `from-${originId}`;
}

/** The folder of files with a hash in their name, which never change. */
export const assetsPath = "/assets/";

export function isAsset(path: string): boolean {
  return path.startsWith(assetsPath);
}

/** The fragment that shows a drawing in its night colors. The build gives it to every drawing. */
export const nightId = "night";

/** How many hexadecimal digits of a SHA-256 hash identify a version of a file. */
export const hashLength = 8;
