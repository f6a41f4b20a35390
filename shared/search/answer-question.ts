import type { SearchHit, SearchIndex } from "./search-index.ts";
import { maxQuestion, queryName, resultsSentence, tooLongSentence } from "./search-page.ts";

export interface SearchAnswer {
  /** The question, cleaned for display; empty if nothing was asked. */
  readonly question: string;
  /** A sentence on the results; empty if nothing was asked. */
  readonly sentence: string;
  readonly results: readonly SearchHit[];
}

/** Reads the question in a query, "?q=ube", without control characters and extra spaces. */
export function questionIn(query: string): string {
  const typed = new URLSearchParams(query).get(queryName) ?? "";
  return typed.replace(/[\p{Cc}\s]+/gu, " ").trim();
}

/**
 * Answers a question. Never throws, whatever was typed.
 * @param question as `questionIn` returns it.
 * @param findIndex builds the index at the first search. Called only if there is something to search for.
 */
export function answerQuestion(question: string, findIndex: () => SearchIndex): SearchAnswer {
  if (question === "" || question.length > maxQuestion) {
    return { question, sentence: question === "" ? "" : tooLongSentence, results: [] };
  }
  const { results, missing } = findIndex().search(question);
  return { question, sentence: resultsSentence(question, results.length, missing), results };
}
