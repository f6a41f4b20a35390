/** The attributes by which the scripts of client/ find elements of a page, without "data-". */
type PageAttribute =
  | "age"
  | "board"
  | "clock"
  | "not-found"
  | "part"
  | "results"
  | "row"
  | "search-data"
  | "skies"
  | "year";

/** For an element that a script needs. Give a value if the script reads it. */
export function attributeFor(name: PageAttribute, value: string | number = "") {
  return { [`data-${name}`]: value };
}

/** Selects the elements with an attribute and, if given, its value. */
export function selectorFor(name: PageAttribute, value?: string): string {
  return value === undefined ? `[data-${name}]` : `[data-${name}="${value}"]`;
}

/** Returns what a component wrote with `attributeFor`. */
export function readAttribute(name: PageAttribute, element: Element): string {
  return element.getAttribute(`data-${name}`) ?? "";
}
