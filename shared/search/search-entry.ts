import type { SearchTask } from "../content/schema/search.ts";
import type { SiteHref } from "../paths.ts";

/** Something that a search can lead to: a page, or a section of one. */
export interface SearchEntry {
  /** Where it stands: "/foods#ube-jam". */
  readonly address: string;
  /** Its name: "Ube jam". */
  readonly title: string;
  /** The page it stands on, and the part of it where that has a name: "Foods", "Stay, Hotels". */
  readonly page: string;
  /** What it says; of a result, the part that answers. */
  readonly text: string;
  /** Names that people have for it besides the title, in English and Filipino. */
  readonly otherNames?: string;
}

/** What readers come to do, with the address of the entry where it is done. */
export type TaskEntry = SearchTask & { readonly address: SiteHref };

/** All that a search looks into: it is made once and sent as it is to browsers that search by themselves. */
export interface SearchData {
  readonly entries: readonly SearchEntry[];
  readonly tasks: readonly TaskEntry[];
  /** Words that count for each other. */
  readonly synonyms: readonly (readonly string[])[];
}
