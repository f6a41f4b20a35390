import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import type { SearchData, SearchEntry } from "./search-entry.ts";
import { createWordForm, isPhraseWord, isStopWord, type WordForm, wordsOf } from "./words.ts";

/** Tuned with test/search: a word in a title says more than one in a text. */
const boost = { title: 10, asked: 8 };
/** The texts are short, so term frequency says little: `k` is a quarter of its default. */
const bm25 = { k: 0.3, b: 0.7, d: 0.5 };

/** Shorter words are not corrected. A word of exactly this length may be a prefix; its typos are usually other words. */
const minLengthToCorrect = 4;

export interface IndexedEntry extends SearchEntry {
  readonly picture: string;
  /** Its title and what people type for it, as `phraseOf` writes them. */
  readonly names: readonly string[];
}

/** The words of the guide, normalized. */
export interface WordIndex {
  readonly formOf: WordForm;
  readonly entries: ReadonlyMap<string, IndexedEntry>;
  isKnown(form: string): boolean;
  /** Returns the entries that have any of some words, best first. */
  search(forms: readonly string[], options?: SearchOptions): readonly SearchResult[];
}

export function createWordIndex({ entries, synonyms }: SearchData): WordIndex {
  const formOf = createWordForm(synonyms);
  const known = new Set<string>();
  const index = new MiniSearch<SearchEntry>({
    idField: "address",
    fields: ["title", "asked", "page", "text"],
    tokenize: (text) => [...new Set(wordsOf(text))],
    processTerm(word, field) {
      const form = formOf(word);
      known.add(form);
      // A title is found by its stop words, too: "How to get there".
      return field === "text" && isStopWord(form) ? null : form;
    },
    searchOptions: { boost, bm25, processTerm: (form) => form },
  });
  // Many people type a name as one word: "minesview", "joybus".
  index.addAll(
    entries.map((entry) => ({ ...entry, title: `${entry.title} ${entry.title.replaceAll(" ", "")}` })),
  );
  const pictures = new Map(entries.map(({ address, picture }) => [address, picture]));
  const indexed = entries.map((entry): IndexedEntry => {
    const { address, title, page, asked = "", picture = pictures.get(pageOf(address)) ?? "" } = entry;
    const names = [title, isPage(address) ? page : "", ...asked.split(",")]
      .map((name) => phraseOf(wordsOf(name).map(formOf)))
      .filter(Boolean);
    return { ...entry, picture, names };
  });
  return {
    formOf,
    entries: new Map(indexed.map((entry) => [entry.address, entry])),
    isKnown: (form) => known.has(form),
    search: (forms, options) => index.search(forms.join(" "), options),
  };
}

/** Returns the known word that a reader meant, if there is one. It begins with the same letter. */
export function correctWord(typed: string, { isKnown, search }: WordIndex): string | undefined {
  if (typed.length < minLengthToCorrect) {
    return undefined;
  }
  // MiniSearch counts two swapped letters as two typos.
  const swapped = [...typed].map(
    (letter, place) => typed.slice(0, place) + typed.charAt(place + 1) + letter + typed.slice(place + 2),
  );
  const alike = search([typed], { prefix: true, fuzzy: typed.length > minLengthToCorrect });
  return [...swapped.filter(isKnown), ...alike.flatMap(({ terms }) => terms)].find(
    (form) => form[0] === typed[0],
  );
}

/** Returns the words that count in a phrase, between spaces, so that one phrase is found in another. */
export function phraseOf(forms: readonly string[]): string {
  const counted = forms.filter(isPhraseWord);
  return counted.length > 0 ? ` ${counted.join(" ")} ` : "";
}

export function isPage(address: string): boolean {
  return !address.includes("#");
}

/** "/foods" of "/foods#ube-jam". */
export function pageOf(address: string): string {
  return address.split("#")[0] ?? "";
}
