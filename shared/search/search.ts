import MiniSearch, { type SearchOptions } from "minisearch";
import type { SearchDocument } from "./search-document.ts";
import { longestQuery } from "./search-words.ts";

/** Finds documents by words. Made once from all of them; server and browser use the same. */
export interface SearchIndex {
  search(query: string): readonly SearchDocument[];
  /** The page that a path comes near, or nothing: "/shedules", "/pagkain". Long paths come near none. */
  nearest(path: string): SearchDocument | undefined;
}

const mostResults = 12;
/** What has exactly the name that was typed comes before what has more words in its name. */
const namesakeBoost = 4;

/** Words that say nothing about what is looked for, in English and Filipino; the whole guide is about Baguio. */
const stopWords = new Set(
  "a an and ang are at baguio bus by can city do does for from get going how i in is it me mga my na near ng of on or sa saan the there to was what when where which with".split(
    " ",
  ),
);

/** Letters without marks, in lower case: "Parañaque" is found by "paranaque". */
function plain(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

const options: SearchOptions = {
  boost: { title: 4, otherNames: 3, page: 1.5 },
  prefix: (term) => term.length > 2,
  fuzzy: (term) => (term.length > 2 ? 0.25 : false),
  maxFuzzy: 2,
  weights: { fuzzy: 0.3, prefix: 0.5 },
};

/** Prepares the documents to be searched. */
export function createSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const index = new MiniSearch<SearchDocument>({
    idField: "address",
    fields: ["title", "otherNames", "page", "text"],
    processTerm: plain,
  });
  index.addAll(documents);
  const byAddress = new Map<unknown, SearchDocument>(documents.map((one) => [one.address, one]));
  const find = (query: string, more: SearchOptions) =>
    index.search(query, { ...options, ...more }).flatMap(({ id }) => byAddress.get(id) ?? []);

  return {
    search(query) {
      const words = meaningfulWords(query);
      const name = plain(words);
      const boostDocument = (address: unknown) =>
        plain(byAddress.get(address)?.title ?? "") === name ? namesakeBoost : 1;
      const whole = find(words, { combineWith: "AND", boostDocument });
      return (whole.length > 0 ? whole : find(words, { combineWith: "OR", boostDocument })).slice(
        0,
        mostResults,
      );
    },
    nearest(path) {
      if (path.length > longestQuery) {
        return undefined;
      }
      const [best] = find(wordsOf(path).join(" "), {
        fields: ["title", "otherNames", "page"],
        filter: ({ id }) => !String(id).includes("#"),
        prefix: false,
        // Stricter than a search: no advice is better than a strange one.
        fuzzy: 0.2,
      });
      return best;
    },
  };
}

/** The words worth looking for: all of them where none would be left. */
function meaningfulWords(query: string): string {
  const words = wordsOf(query);
  const meaningful = words.filter((word) => !stopWords.has(plain(word)));
  return (meaningful.length > 0 ? meaningful : words).join(" ");
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== "");
}
