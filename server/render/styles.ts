import { createHash } from "node:crypto";
import type { StyleNeeds } from "./rendered-html.ts";

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

/**
 * Selects the rules that a page needs: the base, and each CSS module with a class in the page. Omits custom
 * properties that neither these rules nor the page's drawings read.
 * @param sheet minified.
 */
export function selectStyles(sheet: StyleSheet, { classes, paints }: StyleNeeds): PageStyles {
  const used = new Set(Array.from(classes, (name) => sheet.moduleOfClass[name]));
  const rules = sheet.base + sheet.modules.filter((_css, index) => used.has(index)).join("");
  const read = new Set(Array.from(rules.matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => name));
  const css = rules.replace(/(?<=[;{])(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
    read.has(name) || paints.has(name) ? declaration : "",
  );
  return { css, hash: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}
