/** The attributes by which the scripts of client/ find and mark elements of a page, without "data-". */
type PageAttribute =
  | "age"
  | "board"
  | "clock"
  | "departed"
  | "found"
  | "more"
  | "not-found"
  | "part"
  | "results"
  | "row"
  | "search-data"
  | "sentence"
  | "skies"
  | "sky"
  | "year";

export function attributeName(name: PageAttribute) {
  return `data-${name}` as const;
}

/** For an element that a script needs. Give a value if the script reads it. */
export function attributeFor(name: PageAttribute, value: string | number = "") {
  return { [attributeName(name)]: value };
}

/** Selects the elements with an attribute and, if given, its value. */
export function selectorFor(name: PageAttribute, value?: string): string {
  return value === undefined ? `[${attributeName(name)}]` : `[${attributeName(name)}="${value}"]`;
}

/** Returns what a component wrote with `attributeFor`. */
export function readAttribute(name: PageAttribute, element: Element): string {
  return element.getAttribute(attributeName(name)) ?? "";
}

/** What "skies" holds as JSON. From midnight, each sky of the hero and the minute of the day at which it ends. */
export type SkiesOfDay = readonly (readonly [sky: string, end: number])[];
