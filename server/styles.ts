/** One part of the style sheet: the rules of a component, or the base that every page has. */
export interface StyleChunk {
  /** What its class names begin with ("Timetable"); empty for the base. */
  name: string;
  css: string;
}

/** The whole style sheet in the order of the cascade: base first, then the CSS modules by path. */
export type StyleSheet = readonly StyleChunk[];

/**
 * The rules that a page needs: the base, and each CSS module of which at least one class occurs in the page.
 * @param markup HTML as React writes it, with double-quoted attributes.
 */
export function selectStyles(styles: StyleSheet, markup: string): string {
  const used = usedModules(markup);
  return styles
    .filter(({ name }) => name === "" || used.has(name))
    .map(({ css }) => css)
    .join("");
}

function usedModules(markup: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, classes = ""] of markup.matchAll(/ class="([^"]+)"/g)) {
    for (const className of classes.split(" ")) {
      names.add(className.slice(0, className.indexOf("-")));
    }
  }
  return names;
}
