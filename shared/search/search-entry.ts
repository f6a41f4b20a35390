import type { SiteHref } from "../paths.ts";

/** Something that a search can lead to: a page, a section of one, or an entry on it. */
export interface SearchEntry {
  /** Where it stands: "/foods#ube-jam". */
  address: SiteHref;
  /** Its name: "Ube jam". */
  title: string;
  /** The page it stands on, and the part of it where that has a name: "Foods", "Stay, Hotels". */
  page: string;
  /** A sentence or two about it, shown under the title. */
  text: string;
  /** Other words that people use for it, in English and Filipino. */
  otherNames: string;
}
