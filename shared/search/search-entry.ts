import type { SearchTask } from "../content/schema/search.ts";
import type { SiteHref } from "../paths.ts";

/** Something that a search can find: a page, or a section of one. */
export interface SearchEntry {
  /** "/foods#ube-jam". */
  readonly address: string;
  /** Its name: "Ube jam". */
  readonly title: string;
  /** The page it is on, and the section if that has a name: "Foods", "Stay, Hotels". */
  readonly page: string;
  /** Its text; in a hit, the part that answers. */
  readonly text: string;
  /** Other names that people use for it, in English and Filipino. */
  readonly otherNames?: string;
}

/** A word that was found, or the text between two of them. */
export interface TextPart {
  readonly text: string;
  /** Where in the whole text it begins. */
  readonly start: number;
  readonly isFound: boolean;
}

/** What was found: an entry whose text is the part that answers. */
export interface SearchHit extends Omit<SearchEntry, "otherNames"> {
  /** All of its text. */
  readonly parts: readonly TextPart[];
  /** Whether it answers a task, and so what was found in it are the figures that were asked for. */
  readonly isTask: boolean;
}

/** A task, with the address of the entry where readers can do it. */
export type TaskEntry = SearchTask & { readonly address: SiteHref };

/**
 * Everything that a search looks through. It is made once, and sent to browsers that search by themselves.
 */
export interface SearchData {
  readonly entries: readonly SearchEntry[];
  readonly tasks: readonly TaskEntry[];
  /** Sets of words that count as the same. */
  readonly synonyms: readonly (readonly string[])[];
}
