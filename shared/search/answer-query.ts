import type { SearchIndex } from "./search.ts";
import type { SearchHit } from "./search-entry.ts";
import { longestQuery, resultsSentence, tooLongSentence } from "./search-words.ts";

/** What the search page shows for a question. */
export interface SearchAnswer {
  /** The question, cleaned for display; empty if nothing was asked. */
  readonly query: string;
  /** What was found, in one sentence; empty if nothing was asked. */
  readonly sentence: string;
  readonly results: readonly SearchHit[];
}

/**
 * Returns the search index. It is made at the first search, so that the server starts without waiting for it.
 */
export type FindIndex = () => SearchIndex;

/** Returns a question as it is shown and searched: without control characters and superfluous spaces. */
export function questionOf(typed: string): string {
  // One character more than is allowed, so that a question that is too long stays so.
  return typed
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, longestQuery + 1);
}

/**
 * Answers a question as it was typed. It never throws, whatever was typed.
 * @param findIndex called only if there is something to search for.
 */
export function answerQuery(typed: string, findIndex: FindIndex): SearchAnswer {
  const query = questionOf(typed);
  if (query.length > longestQuery) {
    return { query: "", sentence: tooLongSentence, results: [] };
  }
  const results = query === "" ? [] : findIndex().search(query);
  return { query, sentence: resultsSentence(query, results.length), results };
}
