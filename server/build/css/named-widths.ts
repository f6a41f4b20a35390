import type { Root } from "postcss";
import { breakpoints } from "../../../shared/styles/breakpoints.ts";

const widths: ReadonlyMap<string, string> = new Map(Object.entries(breakpoints));

/**
 * PostCSS plugin that replaces names in media queries, "(--tablet)", with the breakpoints.
 * @throws CssSyntaxError with file and line if a query states a width, names an unknown breakpoint or has "not" after "and".
 */
export function namedWidths(root: Root): void {
  root.walkAtRules("media", (rule) => {
    if (rule.params.includes("width")) {
      throw rule.error(
        "Use a named width, such as (--tablet). The names are in shared/styles/breakpoints.ts.",
      );
    }
    if (/\b(and|or) not \(--/.test(rule.params)) {
      throw rule.error("Browsers drop a query with “not” after “and”. Nest two queries instead.");
    }
    rule.params = rule.params
      // Older browsers understand "not" only before a media type.
      .replace(/not (?=\(--)/g, "not all and ")
      .replace(/\(--([\w-]+)\)/g, (_written, name: string) => {
        const width = widths.get(name);
        if (width === undefined) {
          throw rule.error(`No breakpoint is named ${name}. The names are in shared/styles/breakpoints.ts.`);
        }
        return width;
      });
  });
}
