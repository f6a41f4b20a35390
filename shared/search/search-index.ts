import MiniSearch from "minisearch";
import { resultsSentence, tooLongText } from "../contract/texts/results-texts.ts";
import {
  excerptOf,
  type Sentence,
  sentencesOf,
  splitAtFound,
  type TextPart,
  totalWeight,
} from "./excerpt.ts";
import { maxInFull, maxQueryLength } from "./search-page.ts";
import { createVocabulary } from "./vocabulary.ts";
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
 * How many times more a word in a name counts than one in a text: "genisis". An entry whose name is the whole query,
 * "magkano", has this many times its score.
 */
const nameFactor = 5;

/** How much of a path is read, in characters. It limits what a 404 costs, as the server does not limit 404s. */
const maxPath = 30;

export function createSearchIndex(data: SearchData): SearchIndex {
  const words = createWordReader(data);
  const { isStopWord, formOf, phraseOf } = words;
  const entries = data.entries.map((entry) => readEntry(entry, words));
  const byAddress = new Map(entries.map((found) => [found.entry.address, found]));
  const vocabulary = createVocabulary(
    entries.map(({ inTitle, inPhrases, inText }) => [...inTitle, ...inPhrases, ...inText]),
    isStopWord,
  );
  const index = textIndex(entries);

  /** Finds the entries that have more than half of a query, by the weight of its words. */
  const find = (query: string) => {
    const typed = wordsOf(query);
    const forms = typed.map((word) => vocabulary.correct(formOf(word)));
    const meaningful = forms.filter((form) => !isStopWord(form));
    const weights = new Map(
      (meaningful.length > 0 ? meaningful : forms).map((form) => [form, vocabulary.weightOf(form)]),
    );
    const half = totalWeight(weights.keys(), weights) / 2;
    const phrase = phraseOf(forms);
    const matches = index
      .search([...weights.keys()].join(" "), {
        filter: ({ queryTerms }) => totalWeight(queryTerms, weights) > half,
        boostDocument: (address) => nameFactor ** coverage(byAddress.get(address)?.names ?? [], phrase),
      })
      .flatMap(({ id }) => byAddress.get(id) ?? []);
    // The last unknown word, with the words before it, back to a stop word: "Igorot Stone Kingdom".
    const end = forms.map(vocabulary.knows).lastIndexOf(false) + 1;
    const start = forms.slice(0, end).map(isStopWord).lastIndexOf(true) + 1;
    return { matches, weights, missing: typed.slice(start, end).join(" ") };
  };

  return {
    search(query) {
      if (query.length > maxQueryLength) {
        return { query, sentence: tooLongText(maxQueryLength), results: [] };
      }
      const { matches, weights, missing } = find(query);
      const results = matches.slice(0, maxResults).map(({ entry, inTitle, sentences }, rank) => {
        // The title shows its own words.
        const inText = new Map([...weights].filter(([form]) => !inTitle.includes(form)));
        const text = rank < maxInFull ? excerptOf(sentences, inText) : "";
        return { ...entry, text, parts: splitAtFound(text, inText, formOf) };
      });
      return { query, sentence: resultsSentence(query, results.length, missing), results };
    },
    pageNear(path) {
      const { matches } = find(path.replace(/\.\w+$/, "").slice(0, maxPath));
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

function textIndex(entries: readonly ReadEntry[]): MiniSearch {
  const index = new MiniSearch({
    fields: ["title", "phrases", "text"],
    searchOptions: { boost: { title: nameFactor, phrases: nameFactor } },
  });
  index.addAll(
    entries.map(({ entry, inTitle, inPhrases, inText }) => ({
      id: entry.address,
      title: inTitle.join(" "),
      phrases: inPhrases.join(" "),
      text: inText.join(" "),
    })),
  );
  return index;
}

/** Returns what share of a query its longest name covers. */
function coverage(names: readonly string[], query: string): number {
  const covering = names.filter((name) => query.includes(name));
  return Math.max(0, ...covering.map(({ length }) => length)) / query.length;
}
