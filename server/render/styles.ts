/** One part of the style sheet: the rules of a component, or the base that every page has. */
export interface StyleChunk {
  /** What its class names begin with ("Timetable"); empty for the base. */
  name: string;
  css: string;
}

/** The whole style sheet in the order of the cascade: base first, then the CSS modules by path. */
export type StyleSheet = readonly StyleChunk[];

/** What has been put together before: pages of a kind need the same rules. */
const known = new WeakMap<StyleSheet, Map<string, string>>();

/**
 * The rules that a page needs: the base, and each CSS module of which at least one class occurs in the page;
 * without the custom properties that neither these rules nor the page read.
 * @param styles minified.
 * @param markup HTML as React writes it, with double-quoted attributes.
 */
export function selectStyles(styles: StyleSheet, markup: string): string {
  const modules = usedModules(markup);
  const properties = propertiesIn(markup, inAttributes);
  const selections = known.get(styles) ?? new Map<string, string>();
  known.set(styles, selections);
  const key = [...modules, ...properties].join(" ");
  const css = selections.get(key) ?? select(styles, modules, properties);
  selections.set(key, css);
  return css;
}

function select(styles: StyleSheet, modules: ReadonlySet<string>, properties: ReadonlySet<string>): string {
  const css = styles
    .filter(({ name }) => name === "" || modules.has(name))
    .map((chunk) => chunk.css)
    .join("");
  const inStyles = propertiesIn(css, inRules);
  return css.replace(/(?<=[;{])(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
    inStyles.has(name) || properties.has(name) ? declaration : "",
  );
}

const inRules = /var\((--[\w-]+)/g;
/** Not anywhere in a page: what a reader has typed may stand there too, but never with a quotation mark. */
const inAttributes = / (?:fill|stroke)="var\((--[\w-]+)\)"/g;

/** The names of the custom properties that are read: "var(--ink)". */
function propertiesIn(text: string, places: RegExp): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(places), ([, name = ""]) => name));
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
