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

/** The styles of pages by their rules and paints: all answers to searches have the same. */
const selected = new Map<string, PageStyles>();

/**
 * Selects the rules that a page needs: the base, and each CSS module with a class in the page. Omits custom
 * properties that neither these rules nor the page's drawings read.
 * @param sheet minified.
 * @param html React's output, which puts attributes in double quotes and escapes those in text.
 */
export function selectStyles(sheet: StyleSheet, html: string): PageStyles {
  const classes = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = ""]) => names.split(" ")).flat();
  const paints = new Set(
    Array.from(html.matchAll(/ (?:fill|stroke)="var\((--[\w-]+)\)"/g), ([, name = ""]) => name),
  );
  const used = new Set(classes.map((name) => sheet.moduleOfClass[name]));
  const rules = sheet.base + sheet.modules.filter((_css, index) => used.has(index)).join("");
  const key = `${rules} ${[...paints].join(" ")}`;
  const styles = selected.get(key) ?? omitUnread(rules, paints);
  selected.set(key, styles);
  return styles;
}

function omitUnread(rules: string, paints: ReadonlySet<string>): PageStyles {
  const read = new Set(Array.from(rules.matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => name));
  const css = rules.replace(/(?<=[;{])(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
    read.has(name) || paints.has(name) ? declaration : "",
  );
  return { css, hash: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}
