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
  /** What was asked for, where a task is answered by figures. */
  readonly figures?: readonly TaskFigure[];
}

/** A figure that was asked for: "First bus", "12:30 AM". */
interface TaskFigure {
  readonly label: string;
  readonly value: string;
}

/** A task, with the address of the entry where readers can do it. */
export type TaskEntry = SearchTask & { readonly address: SiteHref; readonly figures?: readonly TaskFigure[] };

/**
 * Everything that a search looks through. It is made once, and sent to browsers that search by themselves.
 */
export interface SearchData {
  readonly entries: readonly SearchEntry[];
  readonly tasks: readonly TaskEntry[];
  /** Sets of words that count as the same. */
  readonly synonyms: readonly (readonly string[])[];
}
