import { excerptOf, splitAtFound, type WordWeights } from "./excerpt.ts";
import { findMatches, homePath, type Match } from "./matches.ts";
import type { SearchData, SearchEntry, SearchHit } from "./search-entry.ts";
import { maxInFull } from "./search-page.ts";
import { createWordIndex, isPage } from "./word-index.ts";
import { type WordForm, wordsOf } from "./words.ts";

/** Finds entries by words, on the server and in the browser. */
export interface SearchIndex {
  /** Returns the entries that match a question, best first, and what the guide lacks. The first few have an excerpt. */
  search(question: string): { readonly results: readonly SearchHit[]; readonly missing: readonly string[] };
  /** Returns the page whose name is nearest to a path, such as "/shedules" or "/pagkain". Never the home page. */
  pageNear(path: string): SearchEntry | undefined;
}

/** Those with an excerpt, and six that show only their names. */
export const maxResults = maxInFull + 6;
/** How many words of a question and of an unknown path to look up, which limits the cost of a flood of requests. */
const maxQuestionWords = 20;
const maxPathWords = 4;

export function createSearchIndex(data: SearchData): SearchIndex {
  const index = createWordIndex(data);
  return {
    search(question) {
      const words = wordsOf(question).slice(0, maxQuestionWords);
      const { matches, weights, missing } = findMatches(words, index);
      const results = matches
        .slice(0, maxResults)
        .map((match, place) =>
          place < maxInFull ? hitOf(match, weights, index.formOf) : { ...match.found, text: "", parts: [] },
        );
      return { results, missing };
    },
    pageNear(path) {
      const withoutEnding = path.replace(/\.\w+$/, "");
      const { matches } = findMatches(wordsOf(withoutEnding).slice(0, maxPathWords), index);
      const nearest = matches.find(
        ({ found, fields }) =>
          isPage(found.address) && Object.values(fields).some((names) => names.join() !== "text"),
      );
      return nearest?.found.address === homePath ? undefined : nearest?.found;
    },
  };
}

function hitOf({ found, fields }: Match, weights: WordWeights, formOf: WordForm): SearchHit {
  // The title shows its own words.
  const inText = new Map([...weights].filter(([form]) => !fields[form]?.includes("title")));
  const text = excerptOf(found.text, inText, formOf);
  return { ...found, text, parts: splitAtFound(text, weights, formOf) };
}
