import type { OperatorSlug } from "../content/schema/operators.ts";

// The classes whose rules the build generates from content: server/build/generated-rules.ts.

/** The class of an operator's colors. Its rule sets `--stripes`, a background, and `--stripe`, one color. */
export function stripesOf(slug: OperatorSlug): string {
  return `stripes-${slug}`;
}

/** The class of the tables that the chips filter. */
export const byOriginClass = "by-origin";
