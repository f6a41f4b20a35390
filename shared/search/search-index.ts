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

/** The best one, and six others in three rows. */
export const maxResults = 7;

/** How many times more a word counts in a title or a phrase than in the text. */
const nameFactor = 5;

/** Allows one wrong letter in a word of 5 to 12, and none in shorter ones. */
const fuzziness = 0.12;

/** How many characters of an unknown path are compared. The server limits searches, but 404s must be cheap. */
const maxName = 30;

/** An entry with what a search reads of it, in forms of words. */
interface IndexedEntry {
  readonly entry: SearchEntry;
  /** Its title and phrases. */
  readonly names: readonly string[];
  readonly sentences: ReturnType<typeof sentencesOf>;
}

interface TypedWord {
  readonly word: string;
  /** The form of the known word that it most likely is. */
  readonly form: string;
}

interface Match {
  readonly indexed: IndexedEntry;
  /** The fields that have each word. */
  readonly fields: MatchInfo;
  readonly score: number;
}

/** Finds entries by words, on the server and in the browser. */
export class SearchIndex {
  readonly #formOf: WordForm;
  /** The forms of all words of the guide. */
  readonly #known: ReadonlySet<string>;
  readonly #stopForms: ReadonlySet<string>;
  readonly #entries: ReadonlyMap<string, IndexedEntry>;
  readonly #index: MiniSearch;

  constructor({ entries, synonyms, stopWords }: SearchData) {
    const wordForm = createWordForm(synonyms);
    // Many people type a name as one word: "minesview", "joybus".
    const documents = entries.map(({ address, title, phrases = "", text }) => ({
      address,
      title: `${title} ${title.replaceAll(" ", "")}`,
      phrases,
      text,
    }));
    const texts = [...stopWords, ...documents.flatMap(({ title, phrases, text }) => [title, phrases, text])];
    /** The form of each word, computed once. */
    const forms = new Map(texts.flatMap(wordsOf).map((word) => [word, wordForm(word)]));
    const formOf = (word: string) => forms.get(word) ?? wordForm(word);
    const stopForms = new Set(stopWords.flatMap(wordsOf).map(formOf));
    this.#formOf = formOf;
    this.#known = new Set(forms.values());
    this.#stopForms = stopForms;
    this.#entries = new Map(entries.map((entry) => [entry.address, indexedEntry(entry, formOf)]));
    this.#index = new MiniSearch({
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
    this.#index.addAll(documents);
  }

  /**
   * Never throws, whatever was typed.
   * @param query as `readQuery` returns it.
   */
  search(query: string): SearchResponse {
    if (query.length > maxQueryLength) {
      return { query, sentence: tooLongText(maxQueryLength), results: [] };
    }
    const typed = this.#readWords(query);
    const missing = typed.filter(({ form }) => !this.#known.has(form)).map(({ word }) => word);
    const { words, matches } = this.#find(typed);
    const results = matches.slice(0, maxResults).map((match) => this.#resultOf(match, words));
    return { query, sentence: resultsSentence(query, results.length > 0, missing.join(" ")), results };
  }

  /**
   * Returns the page whose name is nearest to a path, "/shedules" or "/pagkain", but never the home page. For a path below
   * a page, "/terminals/pitx", that page or another one below it.
   */
  pageNear(path: string): SearchEntry | undefined {
    const names = path.split("/").filter(Boolean);
    const name = names.pop() ?? "";
    const parent = names.length > 0 ? this.#entries.get(`/${names.join("/")}`)?.entry : undefined;
    const { matches } = this.#find(this.#readWords(name.slice(0, maxName)));
    const pages = matches.map(({ indexed }) => indexed.entry).filter(({ address }) => !address.includes("#"));
    const below = pages.find(({ address }) => parent && address.startsWith(`${parent.address}/`));
    const nearest = below ?? parent ?? pages[0];
    return nearest?.address === "/" ? undefined : nearest;
  }

  #readWords(typed: string): readonly TypedWord[] {
    return wordsOf(typed).flatMap((word) => {
      const form = this.#formOf(word);
      if (this.#known.has(form)) {
        return [{ word, form }];
      }
      if (/^\d/.test(form)) {
        // A number that the guide lacks is neither sought nor missed.
        return [];
      }
      const alike = this.#index.autoSuggest(form).find(({ suggestion }) => suggestion[0] === form[0]);
      return [{ word, form: alike?.terms[0] ?? form }];
    });
  }

  /** Finds the entries that have at least half of the words of a query. Best first. */
  #find(typed: readonly TypedWord[]): { words: readonly string[]; matches: readonly Match[] } {
    const query = typed.map(({ form }) => form);
    const meaningful = query.filter((form) => !this.#stopForms.has(form));
    const words = [...new Set(meaningful.length > 0 ? meaningful : query)];
    const text = ` ${query.join(" ")} `;
    const found = this.#index.search(words.join(" "), {
      filter: ({ queryTerms }) => queryTerms.length >= words.length / 2,
    });
    const matches = found.flatMap(({ id, match, score }): Match[] => {
      const indexed = this.#entries.get(id);
      return indexed
        ? [{ indexed, fields: match, score: score * (1 + nameFactor * coverage(indexed.names, text)) }]
        : [];
    });
    return { words, matches: matches.sort((a, b) => b.score - a.score) };
  }

  #resultOf({ indexed: { entry, sentences }, fields }: Match, words: readonly string[]): SearchResult {
    const fieldsOf = new Map(Object.entries(fields));
    // The title shows its own words.
    const inText = words.filter((word) => !fieldsOf.get(word)?.includes("title"));
    const text = excerptOf(sentences, inText);
    return { ...entry, text, parts: splitAtFound(text, inText, this.#formOf) };
  }
}

function indexedEntry(entry: SearchEntry, formOf: WordForm): IndexedEntry {
  const names = [entry.title, ...(entry.phrases ?? "").split(",")];
  return {
    entry,
    names: names.map((name) => wordsOf(name).map(formOf).join(" ")),
    sentences: sentencesOf(entry.text, formOf),
  };
}

/**
 * Returns what share of a query its longest name is.
 * @param query with a space at both ends.
 */
function coverage(names: readonly string[], query: string): number {
  const covering = names.filter((name) => query.includes(` ${name} `));
  return Math.max(0, ...covering.map(({ length }) => length)) / query.length;
}
