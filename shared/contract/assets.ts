/** The folder of files with a hash in their name, which never change. */
export const assetsPath = "/assets/";

export function isAsset(path: string): boolean {
  return path.startsWith(assetsPath);
}

/** The fragment that shows a drawing in its night colors. The build gives it to every drawing. */
export const nightId = "night";

/** How many hexadecimal digits of a SHA-256 hash identify a version of a file. */
export const hashLength = 8;
