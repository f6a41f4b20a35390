import type { Root } from "postcss";
import { breakpoints } from "../../../shared/styles/breakpoints.ts";

const widths: ReadonlyMap<string, string> = new Map(Object.entries(breakpoints));

/**
 * A step for PostCSS: writes out the widths that media queries name, "(--tablet)".
 * @throws CssSyntaxError with file and line when a query states a width itself, or a name that no breakpoint has.
 */
export function namedWidths(root: Root): void {
  root.walkAtRules("media", (rule) => {
    if (rule.params.includes("width")) {
      throw rule.error("A media query names its width. The names are in shared/styles/breakpoints.ts.");
    }
    rule.params = rule.params
      // Without "all and", browsers before 2022 would not read it.
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
