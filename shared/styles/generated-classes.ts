// The classes whose rules the build generates from content: server/build/styles/generated-rules.ts.

/** The class of an operator's colors. Its rule sets `--stripes`, a background, and `--stripe`, one color. */
export function stripesOf(slug: string): string {
  return `stripes-${slug}`;
}

/** The class of the table that the chips filter. It brings the rules that hide the rows of other terminals into a page. */
export const filteredClass = "filtered";
