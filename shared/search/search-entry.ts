import type { SearchTask } from "../content/schema/search.ts";
import type { SiteHref } from "../paths.ts";

/** Something that a search can lead to: a page, or a section of one. */
export interface SearchEntry {
  /** Where it stands: "/foods#ube-jam". */
  address: string;
  /** Its name: "Ube jam". */
  title: string;
  /** The page it stands on, and the part of it where that has a name: "Foods", "Stay, Hotels". */
  page: string;
  /** What it says; of a result, the part that answers. */
  text: string;
  /** Names that people have for it besides the title, in English and Filipino. */
  otherNames?: string;
}

/** All that a search looks into: it is made once and sent as it is to browsers that search by themselves. */
export interface SearchData {
  entries: readonly SearchEntry[];
  /** Each with the address of an entry. */
  tasks: readonly (SearchTask & { readonly address: SiteHref })[];
  /** Words that count for each other. */
  synonyms: readonly (readonly string[])[];
}
