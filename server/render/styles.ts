import { createHash } from "node:crypto";
import type { StyleNeeds } from "./rendered-html.ts";

/** One part of the style sheet: the rules of a component, or the base that every page has. */
interface StyleChunk {
  /** The letters that its class names begin with ("Kqt"); empty for the base. */
  readonly prefix: string;
  readonly css: string;
}

/** The whole style sheet in the order of the cascade: base, then CSS modules, room by room and by name. */
export type StyleSheet = readonly StyleChunk[];

/** The rules of a page, in its style element. */
interface PageStyles {
  readonly css: string;
  /** The policy source that allows them: "'sha256-…'", for style-src. */
  readonly hash: string;
}

/** A rule for one class that only sets custom properties: the stripes of an operator. */
const propertiesRule = /(?<=^|[{}])\.([\w-]+)\{(?:--[\w-]+:[^;}]*;?)+\}/g;

/** A rule that has nothing left in it, or a media query of such rules. */
const emptyRule = /(?<=^|[{};])[^{};]+\{(?:[^{};]+\{\})*\}/g;

/**
 * Selects the rules that a page needs: the base, and each CSS module with at least one class in the page.
 * Leaves out custom properties of classes that the page does not name, in data for its scripts either, and
 * those that neither these rules nor the page's drawings read; then rules and media queries left empty.
 * @param styles minified.
 */
export function selectStyles(styles: StyleSheet, page: string, needs: StyleNeeds): PageStyles {
  const { classes, paints } = needs;
  const prefixes = new Set(Array.from(classes, (name) => name.slice(0, 3)));
  const rules = styles
    .filter(({ prefix }) => prefix === "" || prefixes.has(prefix))
    .map((chunk) => chunk.css)
    .join("")
    .replace(propertiesRule, (rule, name: string) => (page.includes(name) ? rule : ""));
  const inRules = new Set(Array.from(rules.matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => name));
  const css = rules
    .replace(/(?<=[;{])(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
      inRules.has(name) || paints.has(name) ? declaration : "",
    )
    .replace(emptyRule, "");
  return { css, hash: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}
