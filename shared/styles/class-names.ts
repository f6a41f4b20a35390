/** Joins the class names that apply. A template string joins names that always do. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}

// The build generates the rules of these from content: server/build/styles/generated-rules.ts.

/** The class of an operator's colors. Its rule sets `--stripes`, a background, and `--stripe`, one color. */
export function stripesOf(slug: string): string {
  return `stripes-${slug}`;
}

/** The class of the table that the chips filter. A page with it gets the rules that hide the rows of other terminals. */
export const filteredClass = "filtered";
