import MiniSearch, { type MatchInfo } from "minisearch";
import { resultsSentence, tooLongText } from "../contract/script-texts.ts";
import { excerptOf, sentencesOf, splitAtFound, type TextPart } from "./excerpt.ts";
import { maxQueryLength } from "./query.ts";
import { createWordForm, type WordForm, wordsOf } from "./words.ts";

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

export interface SearchData {
  readonly entries: readonly SearchEntry[];
  readonly synonyms: readonly (readonly string[])[];
  /** Lists of words that are too common to search for. */
  readonly stopWords: readonly string[];
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
  /** Best first. */
  readonly results: readonly SearchResult[];
}

/** Finds entries by words, on the server and in the browser. */
export interface SearchIndex {
  /**
   * Never throws, whatever was typed.
   * @param query as `readQuery` returns it.
   */
  search(query: string): SearchResponse;
  /** Returns the page whose name is nearest to a path, such as "/shedules" or "/pagkain". Never the home page. */
  pageNear(path: string): SearchEntry | undefined;
}

/** The best one, and six others in three rows. */
export const maxResults = 7;

/** How many times more a word counts in a title or a phrase than in the text. */
const nameFactor = 5;

/** Allows one wrong letter in a word of 5 to 12, and none in shorter ones. */
const fuzziness = 0.12;

/** How much of an unknown path is compared, in characters. The server limits searches, but not 404s: they must be cheap. */
const maxName = 30;

export function createSearchIndex({ entries, synonyms, stopWords }: SearchData): SearchIndex {
  const documents = entries.map(documentOf);
  const vocabulary = createVocabulary(documents, synonyms, stopWords);
  const guide: IndexedGuide = {
    vocabulary,
    index: indexDocuments(documents, vocabulary),
    entries: new Map(entries.map((entry) => [entry.address, readEntry(entry, vocabulary)])),
  };
  return {
    search(query) {
      if (query.length > maxQueryLength) {
        return { query, sentence: tooLongText(maxQueryLength), results: [] };
      }
      const typed = readWords(guide, query);
      const missing = typed.filter(({ form }) => !vocabulary.known.has(form)).map(({ word }) => word);
      const { words, matches } = findMatches(guide, typed);
      const results = matches.slice(0, maxResults).map((match) => resultOf(match, words, vocabulary));
      return { query, sentence: resultsSentence(query, results.length > 0, missing.join(" ")), results };
    },
    pageNear(path) {
      const name = path.split("/").filter(Boolean).at(-1) ?? "";
      const { matches } = findMatches(guide, readWords(guide, name.slice(0, maxName)));
      const nearest = matches.find(({ read }) => !read.entry.address.includes("#"))?.read.entry;
      return nearest?.address === "/" ? undefined : nearest;
    },
  };
}

interface IndexedGuide {
  readonly vocabulary: Vocabulary;
  readonly index: MiniSearch;
  readonly entries: ReadonlyMap<string, ReadEntry>;
}

/** The words of the guide. */
interface Vocabulary {
  readonly formOf: WordForm;
  readonly known: ReadonlySet<string>;
  readonly stopForms: ReadonlySet<string>;
}

type IndexedDocument = ReturnType<typeof documentOf>;

function documentOf({ address, title, phrases = "", text }: SearchEntry) {
  // Many people type a name as one word: "minesview", "joybus".
  return { address, title: `${title} ${title.replaceAll(" ", "")}`, phrases, text };
}

function createVocabulary(
  documents: readonly IndexedDocument[],
  synonyms: SearchData["synonyms"],
  stopWords: SearchData["stopWords"],
): Vocabulary {
  const wordForm = createWordForm(synonyms);
  const texts = [...stopWords, ...documents.flatMap(({ title, phrases, text }) => [title, phrases, text])];
  /** The form of each word, computed once. */
  const forms = new Map(texts.flatMap(wordsOf).map((word) => [word, wordForm(word)]));
  return {
    formOf: (word) => forms.get(word) ?? wordForm(word),
    known: new Set(forms.values()),
    stopForms: new Set(stopWords.flatMap(wordsOf).map(wordForm)),
  };
}

function indexDocuments(
  documents: readonly IndexedDocument[],
  { formOf, stopForms }: Vocabulary,
): MiniSearch {
  const index = new MiniSearch({
    idField: "address",
    fields: ["title", "phrases", "text"],
    tokenize: wordsOf,
    processTerm(word, field) {
      const form = formOf(word);
      // In texts, stop words would make a query such as "the" expensive.
      return field === "text" && stopForms.has(form) ? null : form;
    },
    searchOptions: { boost: { title: nameFactor, phrases: nameFactor } },
    autoSuggestOptions: { prefix: true, fuzzy: fuzziness },
  });
  index.addAll(documents);
  return index;
}

interface ReadEntry {
  readonly entry: SearchEntry;
  /** Its title and phrases, in forms of words. */
  readonly names: readonly string[];
  readonly sentences: ReturnType<typeof sentencesOf>;
}

function readEntry(entry: SearchEntry, { formOf }: Vocabulary): ReadEntry {
  const names = [entry.title, ...(entry.phrases ?? "").split(",")];
  return {
    entry,
    names: names.map((name) => wordsOf(name).map(formOf).join(" ")),
    sentences: sentencesOf(entry.text, formOf),
  };
}

interface TypedWord {
  readonly word: string;
  /** The form of the known word that it most likely is. */
  readonly form: string;
}

function readWords({ vocabulary: { formOf, known }, index }: IndexedGuide, typed: string): TypedWord[] {
  return wordsOf(typed).flatMap((word) => {
    const form = formOf(word);
    if (known.has(form)) {
      return [{ word, form }];
    }
    if (/^\d/.test(form)) {
      // A number that the guide lacks is neither sought nor missed.
      return [];
    }
    const alike = index.autoSuggest(form).find(({ suggestion }) => suggestion[0] === form[0]);
    return [{ word, form: alike?.terms[0] ?? form }];
  });
}

interface Match {
  readonly read: ReadEntry;
  /** The fields that have each word. */
  readonly match: MatchInfo;
  readonly score: number;
}

/** Finds the entries that have at least half of the words of a query. Best first. */
function findMatches({ vocabulary, index, entries }: IndexedGuide, typed: readonly TypedWord[]) {
  const query = typed.map(({ form }) => form);
  const meaningful = query.filter((form) => !vocabulary.stopForms.has(form));
  const words = [...new Set(meaningful.length > 0 ? meaningful : query)];
  const text = ` ${query.join(" ")} `;
  const found = index.search(words.join(" "), {
    filter: ({ queryTerms }) => queryTerms.length >= words.length / 2,
  });
  const matches = found.flatMap(({ id, match, score }): Match[] => {
    const read = entries.get(id);
    return read ? [{ read, match, score: score * (1 + nameFactor * coverage(read.names, text)) }] : [];
  });
  return { words, matches: matches.sort((a, b) => b.score - a.score) };
}

function resultOf(
  { read: { entry, sentences }, match }: Match,
  words: readonly string[],
  { formOf }: Vocabulary,
): SearchResult {
  const fieldsOf = new Map(Object.entries(match));
  // The title shows its own words.
  const inText = words.filter((word) => !fieldsOf.get(word)?.includes("title"));
  const text = excerptOf(sentences, inText);
  return { ...entry, text, parts: splitAtFound(text, inText, formOf) };
}

/**
 * Returns what share of a query its longest name is.
 * @param query with a space at both ends.
 */
function coverage(names: readonly string[], query: string): number {
  const covering = names.filter((name) => query.includes(` ${name} `));
  return Math.max(0, ...covering.map(({ length }) => length)) / query.length;
}
