import type { SearchIndex } from "./search.ts";
import type { SearchEntry } from "./search-entry.ts";
import { longestQuery, resultsSentence, tooLongSentence } from "./search-words.ts";

/** What the search page shows for a question. */
export interface SearchAnswer {
  /** The question, fit to be shown; empty where nothing was asked. */
  query: string;
  /** What was found, in one sentence. */
  sentence: string;
  results: readonly SearchEntry[];
}

/** Gives the index of the guide: made at the first search, for most processes start without one waiting. */
export type FindIndex = () => SearchIndex;

/**
 * Answers a question as it was typed. Never throws, whatever was typed.
 * @param findIndex asked only where there is something to look for.
 */
export function answerQuery(typed: string | null, findIndex: FindIndex): SearchAnswer {
  const query = (typed ?? "").replace(/[\p{Cc}\s]+/gu, " ").trim();
  if (query.length > longestQuery) {
    return { query: "", sentence: tooLongSentence, results: [] };
  }
  const results = query === "" ? [] : findIndex().search(query);
  return { query, sentence: resultsSentence(query, results.length), results };
}
