import MiniSearch, { type SearchOptions } from "minisearch";
import type { SearchEntry } from "./search-entry.ts";
import { longestQuery } from "./search-words.ts";
import { formOf, meaningfulWords, nameOf, textFrom, wordsOf } from "./words.ts";

/** Finds entries by words. Made once from all of them; server and browser use the same. */
export interface SearchIndex {
  /** What answers a query, best first, each with the part of its text that answers. */
  search(query: string): readonly SearchEntry[];
  /** The page that a path comes near, or nothing: "/shedules", "/pagkain". Long paths come near none. */
  nearest(path: string): SearchEntry | undefined;
}

const mostResults = 12;
/** What has exactly the name that was typed comes before what has more words in its name. */
const namesakeBoost = 4;
/** Without an operator's name, the pages about all of them answer better than a part of one profile. */
const profilePartBoost = 0.4;
const partOfProfile = /^\/operators\/.+#/;

const options: SearchOptions = {
  boost: { title: 4, otherNames: 3, page: 1.5 },
  prefix: (term) => term.length > 2,
  fuzzy: (term) => (term.length > 2 ? 0.25 : false),
  maxFuzzy: 2,
  weights: { fuzzy: 0.3, prefix: 0.5 },
};

/** Prepares the entries to be searched. */
export function createSearchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const index = new MiniSearch<SearchEntry>({
    idField: "address",
    fields: ["title", "otherNames", "page", "text"],
    processTerm: formOf,
  });
  index.addAll(entries);
  const byAddress = new Map<unknown, SearchEntry>(entries.map((one) => [one.address, one]));

  return {
    search(query) {
      const words = meaningfulWords(query);
      const name = nameOf(words);
      const boostDocument = (address: string) => {
        const isNamesake = nameOf(byAddress.get(address)?.title ?? "") === name;
        const isPartOfProfile = partOfProfile.test(address);
        return (isNamesake ? namesakeBoost : 1) * (isPartOfProfile ? profilePartBoost : 1);
      };
      const find = (combineWith: "AND" | "OR") =>
        index.search(words, { ...options, combineWith, boostDocument });
      const whole = find("AND");
      const found = whole.length > 0 ? whole : find("OR");
      return found.slice(0, mostResults).flatMap(({ id, terms }) => {
        const entry = byAddress.get(id);
        return entry ? { ...entry, text: textFrom(entry.text, terms) } : [];
      });
    },
    nearest(path) {
      if (path.length > longestQuery) {
        return undefined;
      }
      const [best] = index.search(wordsOf(path).join(" "), {
        ...options,
        fields: ["title", "otherNames", "page"],
        filter: ({ id }) => !String(id).includes("#"),
        prefix: false,
        // Stricter than a search: no advice is better than a strange one.
        fuzzy: 0.2,
      });
      return best && byAddress.get(best.id);
    },
  };
}
