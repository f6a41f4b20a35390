import MiniSearch from "minisearch";
import { resultsSentence, tooLongText } from "../contract/script-texts.ts";
import { excerptOf, sentencesOf, splitAtFound, type TextPart } from "./excerpt.ts";
import { maxQueryLength } from "./query.ts";
import { createWordForm, wordsOf } from "./words.ts";

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
  const wordForm = createWordForm(synonyms);
  const documents = entries.map(({ address, title, phrases = "", text }) => {
    // Many people type a name as one word: "minesview", "joybus".
    return { address, title: `${title} ${title.replaceAll(" ", "")}`, phrases, text };
  });
  const texts = [...stopWords, ...documents.flatMap(({ title, phrases, text }) => [title, phrases, text])];
  /** The form of each word that the guide knows, computed once. */
  const forms = new Map(texts.flatMap(wordsOf).map((word) => [word, wordForm(word)]));
  const known = new Set(forms.values());
  const formOf = (word: string) => forms.get(word) ?? wordForm(word);
  const formsOf = (text: string) => wordsOf(text).map(formOf);
  const stopForms = new Set(stopWords.flatMap(formsOf));
  const isMeaningful = (form: string) => !stopForms.has(form);

  const readEntries = new Map(
    entries.map((entry) => {
      const names = [entry.title, ...(entry.phrases ?? "").split(",")].map((name) => formsOf(name).join(" "));
      return [entry.address, { entry, names, sentences: sentencesOf(entry.text, formOf) }];
    }),
  );
  const index = new MiniSearch({
    idField: "address",
    fields: ["title", "phrases", "text"],
    tokenize: wordsOf,
    processTerm(word, field) {
      const form = formOf(word);
      // In texts, stop words would make a query such as "the" expensive.
      return field !== "text" || isMeaningful(form) ? form : null;
    },
    searchOptions: { boost: { title: nameFactor, phrases: nameFactor } },
    autoSuggestOptions: { prefix: true, fuzzy: fuzziness },
  });
  index.addAll(documents);

  /** Returns the words that were typed, each with the form of the known word that it most likely is. */
  const readWords = (typed: string) =>
    wordsOf(typed).flatMap((word) => {
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

  /** Finds the entries that have at least half of the words of a query. Best first. */
  const find = (query: readonly string[]) => {
    const meaningful = query.filter(isMeaningful);
    const words = [...new Set(meaningful.length > 0 ? meaningful : query)];
    const text = ` ${query.join(" ")} `;
    const found = index.search(words.join(" "), {
      filter: ({ queryTerms }) => queryTerms.length >= words.length / 2,
    });
    const boosted = found.map(({ id: address, match, score }) => {
      const names = readEntries.get(address)?.names ?? [];
      return { address, match, score: score * (1 + nameFactor * coverage(names, text)) };
    });
    return { words, matches: boosted.sort((a, b) => b.score - a.score) };
  };

  return {
    search(query) {
      if (query.length > maxQueryLength) {
        return { query, sentence: tooLongText(maxQueryLength), results: [] };
      }
      const typed = readWords(query);
      const missing = typed.filter(({ form }) => !known.has(form));
      const { words, matches } = find(typed.map(({ form }) => form));
      const results = matches.slice(0, maxResults).flatMap(({ address, match }) => {
        const read = readEntries.get(address);
        if (read === undefined) {
          return [];
        }
        const { entry, sentences } = read;
        // The title shows its own words.
        const fieldsOf = new Map(Object.entries(match));
        const inText = words.filter((word) => !fieldsOf.get(word)?.includes("title"));
        const text = excerptOf(sentences, inText);
        return { ...entry, text, parts: splitAtFound(text, inText, formOf) };
      });
      const missingText = missing.map(({ word }) => word).join(" ");
      return { query, sentence: resultsSentence(query, results.length > 0, missingText), results };
    },
    pageNear(path) {
      const name = path.split("/").filter(Boolean).at(-1) ?? "";
      const { matches } = find(readWords(name.slice(0, maxName)).map(({ form }) => form));
      const nearest = matches.find(({ address }) => !address.includes("#"))?.address;
      return nearest === "/" ? undefined : readEntries.get(nearest)?.entry;
    },
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
