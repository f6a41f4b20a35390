/** The folder of files with a hash in their name, which never change. */
export const assetsPath = "/assets/";

export function isAsset(path: string): boolean {
  return path.startsWith(assetsPath);
}

/** The fragment that shows a drawing in its night colors. The build gives it to every drawing. */
export const nightId = "night";
