export interface SearchEntry {
  /** "/foods#ube-jam". */
  readonly address: string;
  readonly title: string;
  /** The page, and the section if it has a name: "Foods", "Stay, Hotels". */
  readonly page: string;
  readonly text: string;
  /** What people type for it, in English and Filipino, separated by commas: "halaya, good shepherd". */
  readonly asked?: string;
  /** The address of its picture. Defaults to that of its page. */
  readonly picture?: string;
}

/** A found word, or the text between two of them. */
export interface TextPart {
  readonly text: string;
  /** The index at which it begins in the excerpt. */
  readonly start: number;
  readonly isFound: boolean;
}

/** A result: an entry whose text is an excerpt. */
export interface SearchHit extends Omit<SearchEntry, "asked"> {
  readonly picture: string;
  /** `text`, split at found words. */
  readonly parts: readonly TextPart[];
}

export interface SearchData {
  readonly entries: readonly SearchEntry[];
  readonly synonyms: readonly (readonly string[])[];
}
