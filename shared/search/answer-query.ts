import type { SearchIndex } from "./search.ts";
import type { SearchHit } from "./search-entry.ts";
import { maxQuery, resultsSentence, tooLongSentence } from "./search-words.ts";

export interface SearchAnswer {
  /** The question, cleaned for display; empty if nothing was asked. */
  readonly query: string;
  /** A sentence on the results; empty if nothing was asked. */
  readonly sentence: string;
  readonly results: readonly SearchHit[];
}

/** Cleans a question for display and search: removes control characters and superfluous spaces. */
export function questionOf(typed: string): string {
  // One character too many still shows that the question is too long.
  return typed
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, maxQuery + 1);
}

/**
 * Answers a question. Never throws, whatever was typed.
 * @param findIndex builds the index at the first search. Called only if there is something to search for.
 */
export function answerQuery(typed: string, findIndex: () => SearchIndex): SearchAnswer {
  const query = questionOf(typed);
  if (query.length > maxQuery) {
    return { query: "", sentence: tooLongSentence, results: [] };
  }
  if (query === "") {
    return { query, sentence: "", results: [] };
  }
  const { results, missing } = findIndex().search(query);
  return { query, sentence: resultsSentence(query, results.length, missing), results };
}
