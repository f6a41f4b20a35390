/** The folder of files with a hash in their name, which never change. */
export const assetsPath = "/assets/";

export function isAsset(path: string): boolean {
  return path.startsWith(assetsPath);
}

/** The fragment that shows a drawing in its night colors: in Safari, SVG files do not know the color scheme. */
export const nightId = "night";
