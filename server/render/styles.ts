import { createHash } from "node:crypto";
import type { SiteStyles } from "../build-output.ts";

export interface PageStyles {
  readonly css: string;
  /** The policy source that allows them: "'sha256-…'", for style-src. */
  readonly hash: string;
}

/**
 * Returns a function that selects the rules that a page needs: the base, and each CSS module with a class in the
 * page. Caches each selection, because all search answers share one.
 * @param sheet minified.
 */
export function styleSelector({ base, modules, moduleOfClass }: SiteStyles): (html: string) => PageStyles {
  const selections = new Map<string, PageStyles>();
  // React puts attributes in double quotes and escapes those in text.
  return (html) => {
    const classes = [...new Set(html.match(/(?<= class=")[^"]+/g))].flatMap((names) => names.split(" "));
    const used = new Set(classes.map((name) => moduleOfClass[name]));
    const key = [...used].join();
    const known = selections.get(key);
    if (known) {
      return known;
    }
    const css = base + modules.filter((_css, index) => used.has(index)).join("");
    const styles = { css, hash: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
    selections.set(key, styles);
    return styles;
  };
}
