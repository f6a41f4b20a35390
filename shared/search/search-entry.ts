export interface SearchEntry {
  /** "/foods#ube-jam". */
  readonly address: string;
  /** Its name: "Ube jam". */
  readonly title: string;
  /** The page it is on, and the section if that has a name: "Foods", "Stay, Hotels". */
  readonly page: string;
  /** Its text; in a hit, an excerpt. */
  readonly text: string;
  /** What people type for it, in English and Filipino, separated by commas: "halaya, good shepherd". */
  readonly asked?: string;
}

/** A found word, or the text between two of them. */
export interface TextPart {
  readonly text: string;
  /** The index at which it begins in the excerpt. */
  readonly start: number;
  readonly isFound: boolean;
}

/** A result: an entry with an excerpt of its text. */
export interface SearchHit extends Omit<SearchEntry, "asked"> {
  /** The excerpt, split at found words. */
  readonly parts: readonly TextPart[];
}

/** The data from which the server or a browser builds the search index. */
export interface SearchData {
  readonly entries: readonly SearchEntry[];
  readonly synonyms: readonly (readonly string[])[];
}
