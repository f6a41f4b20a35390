import { createHash } from "node:crypto";

export interface StyleSheet {
  readonly base: string;
  readonly modules: readonly string[];
  /** The index of each class name's module. */
  readonly moduleOfClass: Readonly<Record<string, number>>;
}

interface PageStyles {
  readonly css: string;
  /** The policy source that allows them: "'sha256-…'", for style-src. */
  readonly hash: string;
}

/** The styles of pages, by all that reads custom properties: answers to searches share theirs. */
const selected = new Map<string, PageStyles>();

/**
 * Selects the rules that a page needs: the base, and each CSS module with a class in the page. Omits custom
 * properties that neither these rules nor the page's drawings read.
 * @param sheet minified.
 * @param html React's output, which puts attributes in double quotes and escapes those in text.
 */
export function selectStyles(sheet: StyleSheet, html: string): PageStyles {
  const classes = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = ""]) => names.split(" ")).flat();
  const paints = new Set(html.match(/ (?:fill|stroke)="var\(--[\w-]+\)"/g));
  const used = new Set(classes.map((name) => sheet.moduleOfClass[name]));
  const rules = sheet.base + sheet.modules.filter((_css, index) => used.has(index)).join("");
  const readers = [rules, ...paints].join("");
  const styles = selected.get(readers) ?? omitUnread(rules, readers);
  selected.set(readers, styles);
  return styles;
}

function omitUnread(rules: string, readers: string): PageStyles {
  const read = new Set(Array.from(readers.matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => name));
  const css = rules.replace(/(?<=[;{])(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
    read.has(name) ? declaration : "",
  );
  return { css, hash: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}
