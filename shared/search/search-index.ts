import type { MatchInfo } from "minisearch";
import { excerptOf, splitAtFound, type TextPart, type WordWeights } from "./excerpt.ts";
import { maxInFull } from "./search-page.ts";
import {
  correctWord,
  type IndexedEntry,
  indexWords,
  nameFactor,
  type SearchData,
  type SearchEntry,
  type WordIndex,
} from "./word-index.ts";
import { isPhraseWord, isStopWord, wordsOf } from "./words.ts";

/** A result: an entry whose text is an excerpt. */
export interface SearchHit extends Omit<SearchEntry, "asked"> {
  readonly picture: string;
  /** `text`, split at found words. */
  readonly parts: readonly TextPart[];
}

/** Finds entries by words, on the server and in the browser. */
export interface SearchIndex {
  /** Returns the entries that match a question, best first, and what the guide lacks. The first few have an excerpt. */
  search(question: string): { readonly results: readonly SearchHit[]; readonly missing: readonly string[] };
  /** Returns the page whose name is nearest to a path, such as "/shedules" or "/pagkain". Never the home page. */
  pageNear(path: string): SearchEntry | undefined;
}

/** A word that the guide lacks weighs as much as one in every sixth entry. It rules out results for "bus" in "bus casino". */
const missingWeight = Math.log(1 + 6);

/** Those with an excerpt, and six that show only their names. */
export const maxResults = maxInFull + 6;
/** How many words of a question and of an unknown path to look up, which limits the cost of a flood of requests. */
const maxQuestionWords = 20;
const maxPathWords = 4;
interface Match extends IndexedEntry {
  readonly score: number;
  /** The fields that have each word of the question. */
  readonly match: MatchInfo;
}

interface Matches {
  /** Best first. */
  readonly matches: readonly Match[];
  /** The weight of each word of the question: the rarer in the guide, the higher. */
  readonly weights: WordWeights;
  /** What the guide lacks: "qr code". */
  readonly missing: readonly string[];
}

export function createSearchIndex(data: SearchData): SearchIndex {
  const words = indexWords(data);
  const pictures = new Map(data.entries.map(({ address, picture }) => [address, picture]));
  return {
    search(question) {
      const { matches, weights, missing } = findMatches(wordsOf(question).slice(0, maxQuestionWords), words);
      const results = matches
        .slice(0, maxResults)
        .map(({ entry, sentences, names: [inTitle = []] }, rank) => {
          const { address, title, page, picture = pictures.get(pageOf(address)) ?? "" } = entry;
          // The title shows its own words.
          const inText = new Map([...weights].filter(([form]) => !inTitle.includes(form)));
          const text = rank < maxInFull ? excerptOf(sentences, inText) : "";
          return { address, title, page, picture, text, parts: splitAtFound(text, inText, words.formOf) };
        });
      return { results, missing };
    },
    pageNear(path) {
      const typed = wordsOf(path.replace(/\.\w+$/, "")).slice(0, maxPathWords);
      const nearest = findMatches(typed, words).matches.find(
        ({ entry: { address }, match }) =>
          pageOf(address) === address && Object.values(match).some((fields) => fields.join() !== "text"),
      )?.entry;
      return nearest?.address === "/" ? undefined : nearest;
    },
  };
}

/** Finds the entries that have more than half of a question, by the weight of its words. */
function findMatches(typed: readonly string[], words: WordIndex): Matches {
  const { formOf, index, entries, counts } = words;
  const isMissing = (form: string) => !(counts.has(form) || isStopWord(form) || /^\d/.test(form));
  const forms = typed
    .map(formOf)
    .map((form) => (isMissing(form) ? (correctWord(form, words) ?? form) : form));
  const meaningful = forms.filter((form) => !isStopWord(form));
  const asked = meaningful.length > 0 ? meaningful : forms;
  const weightOf = (form: string) => {
    const count = counts.get(form);
    return count === undefined ? missingWeight * Number(isMissing(form)) : Math.log(1 + entries.size / count);
  };
  const weights = new Map(asked.map((form) => [form, weightOf(form)]));
  const sum = (some: readonly string[]) => some.reduce((total, form) => total + (weights.get(form) ?? 0), 0);
  const half = sum([...weights.keys()]) / 2;
  const question = forms.filter(isPhraseWord);
  const matches = index
    .search(asked.join(" "))
    .filter(({ queryTerms }) => sum(queryTerms) > half)
    .flatMap(({ id, match, score }): Match[] => {
      const found = entries.get(id);
      return found ? [{ ...found, match, score: score * nameFactor ** nameCoverage(found, question) }] : [];
    })
    .sort((a, b) => b.score - a.score);
  return { matches, weights, missing: missingPhrases(typed, forms, isMissing) };
}

/** Returns what share of a question is covered by the longest name whose words are all in it, in the same order. */
function nameCoverage({ names }: IndexedEntry, question: readonly string[]): number {
  const lengths = names.map((name) => {
    let at = 0;
    for (const form of name) {
      at = question.indexOf(form, at) + 1;
      if (at === 0) {
        return 0;
      }
    }
    return name.length;
  });
  return Math.max(...lengths) / Math.max(1, question.length);
}

/** Returns each missing word with the words before it, back to the last stop word: "Igorot Stone Kingdom". */
function missingPhrases(
  typed: readonly string[],
  forms: readonly string[],
  isMissing: (form: string) => boolean,
): readonly string[] {
  let start = 0;
  const phrases = new Map<number, string>();
  for (const [at, form] of forms.entries()) {
    if (isStopWord(form)) {
      start = at + 1;
    } else if (isMissing(form)) {
      phrases.set(start, typed.slice(start, at + 1).join(" "));
    }
  }
  return [...phrases.values()];
}

/** "/foods" of "/foods#ube-jam". */
function pageOf(address: string): string {
  return address.split("#")[0] ?? "";
}
