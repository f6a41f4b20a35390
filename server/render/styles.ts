import { createHash } from "node:crypto";
import type { StyleRules } from "../output/build-output.ts";

interface PageStyles {
  readonly css: string;
  /** The policy source that allows them: "'sha256-…'", for style-src. */
  readonly hash: string;
}

/** Selects the rules that a page needs: the global ones, and those of each CSS module with a class in the page. */
export function selectStyles(styles: readonly StyleRules[], html: string): PageStyles {
  // React puts attributes in double quotes and escapes those in text.
  const attributes = html.match(/ class="[^"]+/g) ?? [];
  const used = new Set(attributes.join(" ").split(/ class="| /));
  const chosen = styles.filter(({ classes }) => classes?.some((name) => used.has(name)) ?? true);
  const css = chosen.map((rules) => rules.css).join("");
  return { css, hash: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}
