/** What scripts find in pages. Each is a data attribute of this name: "board-row" is `data-board-row`. */
export interface Marks {
  /** An island: its name. */
  readonly island: string;
  /**
   * When an island hydrates.
   * - "visible": once the page has loaded, when it is within half a screen of the viewport.
   * - "interaction": only when the reader points at it, types in it or moves the focus into it.
   */
  readonly "hydrate-on": "visible" | "interaction";
  /** An island that is hydrated, for tests and for debugging. */
  readonly hydrated: "";
  /** The props of an island, as JSON. */
  readonly props: string;
  /** Content of an island that only the server renders. */
  readonly slot: "";
  /** What belongs to a terminal, and is hidden if another is chosen: its id. */
  readonly origin: string;
  /** All buses of a page's board: `BoardData` as JSON. */
  readonly board: string;
  /** A departure on the board: the id of its terminal. */
  readonly "board-row": string;
  /** A text in a departure: its name in `BoardLine`. */
  readonly "board-part": string;
  /** A departure that has left today. */
  readonly departed: "";
  /** The time in Manila. */
  readonly clock: "";
  /** The age of the information: its date, "2025-10-15". */
  readonly age: string;
  /** The year in which the page was rendered. */
  readonly year: number;
  /** The empty result, if a script searches: the address of the search data. */
  readonly "search-data": string;
  /** The sentence on the results. */
  readonly "results-sentence": "";
  /** The number of results. */
  readonly "result-count": number;
  /** A list of results: its name. */
  readonly results: "best" | "others";
  /** A part of a result: its name. */
  readonly "result-part": "title" | "breadcrumb" | "text";
  readonly "not-found": "";
}

type Mark = keyof Marks;

/** Returns the attribute with its value, as props of an element. Scripts read it in `dataset`. */
export function mark<Name extends Mark>(name: Name, value: Marks[Name]) {
  return { [`data-${name}`]: value };
}

/** Returns a selector of the elements with a mark, or with one of its values only. */
export function marked<Name extends Mark>(name: Name, value?: Marks[Name]): string {
  return value === undefined ? `[data-${name}]` : `[data-${name}="${value}"]`;
}

/** The value of the filter for all terminals, in place of a terminal's id. */
export const allOrigins = "all";

/** Returns the anchor of a terminal's board, which also chooses the terminal: "from-cubao". */
export function boardAnchor<Id extends string>(originId: Id): `from-${Id}` {
  return `from-${originId}`;
}
