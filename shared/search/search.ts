import { excerptOf, splitAtFound } from "./excerpt.ts";
import { findMatches, type Match, profileOf } from "./matches.ts";
import { type Question, readQuestion } from "./question.ts";
import type { SearchData, SearchEntry, SearchHit } from "./search-entry.ts";
import { maxInFull } from "./search-page.ts";
import { createWordIndex, type IndexedEntry } from "./word-index.ts";
import { type WordForm, wordsOf } from "./words.ts";

/** Finds entries by words, on the server and in the browser. */
export interface SearchIndex {
  /** Returns the entries that match a question, best first, and the words that the guide lacks. The first few have an excerpt. */
  search(question: string): { readonly results: readonly SearchHit[]; readonly missing: readonly string[] };
  /** Returns the page whose name is nearest to a path, such as "/shedules" or "/pagkain". Never the home page. */
  pageNear(path: string): SearchEntry | undefined;
}

/** How many parts of one profile come before other results. */
const maxOfProfile = 2;
/** Those with an excerpt, and six that show only their names. */
export const maxResults = maxInFull + 6;
/** How many words of a question and of an unknown path to look up, which limits the cost of a flood of requests. */
const maxQuestionWords = 20;
const maxPathWords = 4;

export function createSearchIndex(data: SearchData): SearchIndex {
  const index = createWordIndex(data);
  return {
    search(typed) {
      const question = readQuestion(wordsOf(typed).slice(0, maxQuestionWords), index);
      const matches = findMatches(question, index).filter(({ weight }) => weight > question.minWeight);
      const results = withLateProfiles(matches.slice(0, maxResults)).map(({ found }, place) =>
        place < maxInFull ? hitOf(found, question, index.formOf) : { ...found.entry, text: "", parts: [] },
      );
      return { results, missing: question.missing };
    },
    pageNear(path) {
      const question = readQuestion(wordsOf(path).slice(0, maxPathWords), index);
      const nearest = findMatches(question, index).find(({ found }) => isNamedPage(found, question));
      return nearest?.found.entry.address === "/" ? undefined : nearest?.found.entry;
    },
  };
}

function hitOf({ entry, titleWords }: IndexedEntry, { weights }: Question, formOf: WordForm): SearchHit {
  // The title shows its own words. In a sentence, two words count more than a rare one.
  const inSentence = [...weights].filter(([form]) => !titleWords.has(form));
  const roots = new Map(inSentence.map(([form, weight]) => [form, Math.sqrt(weight)]));
  const text = excerptOf(entry.text, roots, formOf);
  return { ...entry, text, parts: splitAtFound(text, weights, formOf) };
}

/** Whether an entry is a page with a word of the question in one of its names. */
function isNamedPage({ isPage, titleWords, names }: IndexedEntry, { weights }: Question): boolean {
  const isNamed = (form: string) => titleWords.has(form) || names.some((name) => name.includes(` ${form} `));
  return isPage && [...weights.keys()].some(isNamed);
}

/** Moves further parts of the same profile to the end. */
function withLateProfiles(matches: readonly Match[]): readonly Match[] {
  const profiles = matches.map(({ found }) => profileOf(found.entry.address));
  const isLate = (_: Match, place: number) =>
    profiles.slice(0, place).filter((other) => other && other === profiles[place]).length >= maxOfProfile;
  return [...matches.filter((match, place) => !isLate(match, place)), ...matches.filter(isLate)];
}
