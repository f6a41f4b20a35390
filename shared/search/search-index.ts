import MiniSearch from "minisearch";
import { resultsSentence, tooLongText } from "../contract/script-texts.ts";
import { excerptOf, type Sentence, sentencesOf, splitAtFound, type TextPart } from "./excerpt.ts";
import { maxInFull, maxQueryLength } from "./search-page.ts";
import { createVocabulary, totalWeight, type WordWeights } from "./vocabulary.ts";
import { createWordReader, type WordLists, type WordReader, wordsOf } from "./words.ts";

export interface SearchEntry {
  /** "/foods#ube-jam". */
  readonly address: string;
  readonly title: string;
  /** The page, and the section if it has a name: "Foods", "Stay, Hotels". */
  readonly breadcrumb: string;
  readonly text: string;
  /** What people type for it, in English and Filipino, separated by commas: "halaya, good shepherd". */
  readonly phrases?: string;
  /** The address of its picture, or of its page's. */
  readonly picture: string;
}

export interface SearchData extends WordLists {
  readonly entries: readonly SearchEntry[];
}

/** An entry whose text is an excerpt. */
export interface SearchResult extends SearchEntry {
  /** `text`, split at found words. */
  readonly parts: readonly TextPart[];
}

export interface SearchResponse {
  readonly query: string;
  /** A sentence on the results. */
  readonly sentence: string;
  /** Best first. The first few have an excerpt. */
  readonly results: readonly SearchResult[];
}

/** Finds entries by words, on the server and in the browser. */
export interface SearchIndex {
  /** Never throws, whatever was typed. @param query as `readQuery` returns it. */
  search(query: string): SearchResponse;
  /** Returns the page whose name is nearest to a path, such as "/shedules" or "/pagkain". Never the home page. */
  pageNear(path: string): SearchEntry | undefined;
}

/** Those with an excerpt, and six that show only their names. */
export const maxResults = maxInFull + 6;

/**
 * How many times more a match in a title or a phrase counts than one in the text. If one of these is the whole
 * query, the score is multiplied by this again; if it is a part of the query, by less.
 */
const nameFactor = 5;

/** How much of a path is read, in characters. It limits what a 404 costs, as the server does not limit 404s. */
const maxPath = 30;

export function createSearchIndex(data: SearchData): SearchIndex {
  const reader = createWordReader(data);
  const { formOf, phraseOf } = reader;
  const entries = data.entries.map((entry) => readEntry(entry, reader));
  const vocabulary = createVocabulary(
    entries.map(({ inTitle, inPhrases, inText }) => [...inTitle, ...inPhrases, ...inText]),
    reader.isStopWord,
  );
  const index = textIndex(entries);
  const correctedForms = (words: readonly string[]) => words.map((word) => vocabulary.correct(formOf(word)));

  return {
    search(query) {
      if (query.length > maxQueryLength) {
        return { query, sentence: tooLongText(maxQueryLength), results: [] };
      }
      const words = wordsOf(query);
      const forms = correctedForms(words);
      const weights = vocabulary.weigh(forms);
      const matches = findMatches(index, weights, phraseOf(forms)).slice(0, maxResults);
      const results = matches.map(({ entry, inTitle, sentences }, rank) => {
        // The title shows its own words.
        const inText = new Map([...weights].filter(([form]) => !inTitle.includes(form)));
        const text = rank < maxInFull ? excerptOf(sentences, inText) : "";
        return { ...entry, text, parts: splitAtFound(text, inText, formOf) };
      });
      const missing = vocabulary.missingPhrase(words, forms);
      return { query, sentence: resultsSentence(query, results.length, missing), results };
    },
    pageNear(path) {
      const forms = correctedForms(wordsOf(path.replace(/\.\w+$/, "").slice(0, maxPath)));
      const matches = findMatches(index, vocabulary.weigh(forms), phraseOf(forms));
      const nearest = matches.find(({ entry: { address } }) => !address.includes("#"))?.entry;
      return nearest?.address === "/" ? undefined : nearest;
    },
  };
}

/** An entry and its normalized words. */
interface ReadEntry {
  readonly entry: SearchEntry;
  readonly inTitle: readonly string[];
  readonly inPhrases: readonly string[];
  /** Without stop words, which would make a query such as "the" expensive. */
  readonly inText: readonly string[];
  readonly sentences: readonly Sentence[];
  /** Its title and each of its phrases, as `phraseOf` returns them. */
  readonly names: readonly string[];
}

function readEntry(entry: SearchEntry, { formOf, formsOf, isStopWord, phraseOf }: WordReader): ReadEntry {
  const { title, text, phrases = "" } = entry;
  const sentences = sentencesOf(text, formOf);
  return {
    entry,
    // Many people type a name as one word: "minesview", "joybus".
    inTitle: formsOf(`${title} ${title.replaceAll(" ", "")}`),
    inPhrases: formsOf(phrases),
    inText: sentences.flatMap(({ forms }) => forms.filter((form) => !isStopWord(form))),
    sentences,
    names: [title, ...phrases.split(",")].map((name) => phraseOf(formsOf(name))),
  };
}

/** Indexes the words of entries. Each entry is the id of its own document. */
function textIndex(entries: readonly ReadEntry[]): MiniSearch {
  const index = new MiniSearch({
    fields: ["title", "phrases", "text"],
    searchOptions: { boost: { title: nameFactor, phrases: nameFactor } },
  });
  index.addAll(
    entries.map((entry) => ({
      id: entry,
      title: entry.inTitle.join(" "),
      phrases: entry.inPhrases.join(" "),
      text: entry.inText.join(" "),
    })),
  );
  return index;
}

/** Finds the entries that have more than half of a query, by the weight of its words. Best first. */
function findMatches(index: MiniSearch, weights: WordWeights, phrase: string): readonly ReadEntry[] {
  const half = totalWeight(weights.keys(), weights) / 2;
  const matches: readonly { readonly id: ReadEntry }[] = index.search([...weights.keys()].join(" "), {
    filter: ({ queryTerms }) => totalWeight(queryTerms, weights) > half,
    boostDocument: ({ names }: ReadEntry) => nameFactor ** coverage(names, phrase),
  });
  return matches.map(({ id }) => id);
}

/** Returns what share of a query its longest name covers. */
function coverage(names: readonly string[], query: string): number {
  const covering = names.filter((name) => query.includes(name));
  return Math.max(0, ...covering.map(({ length }) => length)) / query.length;
}
