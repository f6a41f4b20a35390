import { createHash } from "node:crypto";
import type { SiteStyles } from "../build-output.ts";

export interface PageStyles {
  readonly css: string;
  /** The policy source that allows them: "'sha256-…'", for style-src. */
  readonly hash: string;
}

/**
 * Returns a function that selects the rules that a page needs: the base, and each CSS module with a class in the
 * page. Omits custom properties that neither these rules nor the page's drawings read. Caches each selection,
 * because all search answers share one.
 * @param sheet minified.
 */
export function styleSelector({ base, modules, moduleOfClass }: SiteStyles): (html: string) => PageStyles {
  const selections = new Map<string, PageStyles>();
  // React puts attributes in double quotes and escapes those in text.
  return (html) => {
    const classes = [...new Set(html.match(/(?<= class=")[^"]+/g))].flatMap((names) => names.split(" "));
    const paints = new Set(html.match(/ (?:fill|stroke)="var\(--[\w-]+\)"/g));
    const used = new Set(classes.map((name) => moduleOfClass[name]));
    const key = [...used, ...paints].join();
    const known = selections.get(key);
    if (known) {
      return known;
    }
    const rules = base + modules.filter((_css, index) => used.has(index)).join("");
    const styles = omitUnread(rules, [rules, ...paints].join(""));
    selections.set(key, styles);
    return styles;
  };
}

function omitUnread(rules: string, readers: string): PageStyles {
  const read = new Set(Array.from(readers.matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => name));
  const css = rules.replace(/(?<=[;{])(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
    read.has(name) ? declaration : "",
  );
  return { css, hash: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}
