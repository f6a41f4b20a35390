import type { OperatorSlug } from "../content/schema/operators.ts";

// The classes whose rules the build generates from content: server/build/generated-rules.ts.

/** The class of an operator's stripes. Its rule sets `--ribbon`, a background. */
export function liveryOf(slug: OperatorSlug): string {
  return `livery-${slug}`;
}

/** The class of a shape in an operator's color. */
export function paintOf(slug: OperatorSlug): string {
  return `paint-${slug}`;
}

/** The class of the tables that the chips filter. */
export const byOriginClass = "by-origin";
