import type { OperatorSlug } from "../content/schema/operators.ts";

// The classes whose rules the build generates from content: server/build/generated-rules.ts.

/** The class of an operator's colors. Its rule sets `--stripes`, a background, and `--stripe`, one color. */
export function stripesOf(slug: OperatorSlug): string {
  return `stripes-${slug}`;
}

/** The class of the table that the chips filter. With it come the rules that hide what has another `data-origin` than the chosen one. */
export const filteredClass = "filtered";
