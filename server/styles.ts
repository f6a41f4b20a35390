/** One part of the style sheet: the rules of a component, or the base that every page has. */
export interface StyleChunk {
  /** What its class names begin with ("Timetable"); empty for the base. */
  name: string;
  css: string;
}

/** The whole style sheet in the order of the cascade: base first, then the CSS modules by path. */
export type StyleSheet = readonly StyleChunk[];

/**
 * The rules that a page needs: the base, and each CSS module of which at least one class occurs in the page;
 * without the custom properties that neither these rules nor the page read.
 * @param styles minified.
 * @param markup HTML as React writes it, with double-quoted attributes.
 */
export function selectStyles(styles: StyleSheet, markup: string): string {
  const modules = usedModules(markup);
  const css = styles
    .filter(({ name }) => name === "" || modules.has(name))
    .map((chunk) => chunk.css)
    .join("");
  const properties = new Set((css + markup).match(/(?<=var\()--[\w-]+/g));
  return css.replace(/(?<=[;{])(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
    properties.has(name) ? declaration : "",
  );
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
