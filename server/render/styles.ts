import { createHash } from "node:crypto";
import type { SiteStyles } from "../build-output.ts";

interface PageStyles {
  readonly css: string;
  /** The policy source that allows them: "'sha256-…'", for style-src. */
  readonly hash: string;
}

/** Selects the rules that a page needs: the base, and each CSS module with a class in the page. */
export function selectStyles({ base, modules }: SiteStyles, html: string): PageStyles {
  // React puts attributes in double quotes and escapes those in text.
  const attributes = html.match(/ class="[^"]+/g) ?? [];
  const used = new Set(attributes.join(" ").split(/ class="| /));
  const chosen = modules.filter(({ classes }) => classes.some((name) => used.has(name)));
  const css = [base, ...chosen.map((module) => module.css)].join("");
  return { css, hash: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}
