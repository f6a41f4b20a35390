import { correctWord } from "./correct-word.ts";
import type { SearchData, SearchEntry } from "./search-entry.ts";
import { createWordForm, isPhraseWord, type WordForm, wordsOf } from "./words.ts";

/** The weight of a word by its place. In a text it is 2 at most, 1 among a hundred words, and less in a longer one. */
const inPlace = { title: 4, asked: 3, page: 1.5 };
const inText = (length: number) => 1 / (0.5 + length / 200);

export interface IndexedEntry {
  readonly entry: SearchEntry & { readonly picture: string };
  readonly isPage: boolean;
  readonly titleWords: ReadonlySet<string>;
  /** Its title and what people type for it, as `phraseOf` writes them. */
  readonly names: readonly string[];
}

/** The words of the guide, normalized. */
export interface WordIndex {
  readonly formOf: WordForm;
  /** The entries that have a word, and its weight in each. */
  readonly postings: ReadonlyMap<string, ReadonlyMap<IndexedEntry, number>>;
  /** The weight of a known word in a question: the rarer in the guide, the higher. */
  rarityOf(form: string): number;
  /** Returns the known word that a reader meant. */
  correct(typed: string): string | undefined;
  /** The names of the entry at an address. */
  readonly namesAt: ReadonlyMap<string, readonly string[]>;
}

export function createWordIndex({ entries, synonyms }: SearchData): WordIndex {
  const formOf = createWordForm(synonyms);
  const pictures = new Map(entries.map(({ address, picture }) => [address, picture]));
  const postings = new Map<string, Map<IndexedEntry, number>>();
  const formsOf = (text: string) => wordsOf(text).map(formOf);
  const indexed = entries.map((entry) => {
    const picture = entry.picture ?? pictures.get(pageOf(entry.address)) ?? "";
    return indexEntry({ ...entry, picture }, formsOf, postings);
  });
  const byFrequency = [...postings].sort(([, a], [, b]) => b.size - a.size).map(([form]) => form);
  return {
    formOf,
    postings,
    // The inverse document frequency, squared, because a rare word says more than several common ones.
    rarityOf: (form) => Math.log(1 + entries.length / (postings.get(form)?.size ?? 1)) ** 2,
    correct: (typed) => correctWord(typed, byFrequency),
    namesAt: new Map(indexed.map(({ entry, names }) => [entry.address, names])),
  };
}

/** Adds the words of an entry to the postings. */
function indexEntry(
  entry: IndexedEntry["entry"],
  formsOf: (text: string) => readonly string[],
  postings: Map<string, Map<IndexedEntry, number>>,
): IndexedEntry {
  const { address, title, page, text, asked = "" } = entry;
  const isPage = address === pageOf(address);
  // Many people type a name as one word: "minesview", "joybus".
  const titleForms = [...formsOf(title), ...formsOf(title.replaceAll(" ", ""))];
  const textForms = formsOf(text);
  const names = [title, isPage ? page : "", ...asked.split(",")]
    .map((name) => phraseOf(formsOf(name)))
    .filter((name) => name !== "");
  const indexed = { entry, isPage, titleWords: new Set(titleForms), names };
  const add = (forms: readonly string[], weight: number) => {
    for (const form of new Set(forms)) {
      const weights = postings.get(form) ?? new Map<IndexedEntry, number>();
      postings.set(form, weights.set(indexed, (weights.get(indexed) ?? 0) + weight));
    }
  };
  add(titleForms, inPlace.title);
  add(formsOf(asked), inPlace.asked);
  add(formsOf(page), inPlace.page);
  add(textForms, inText(textForms.length));
  return indexed;
}

/** Returns the words that count in a phrase, between spaces, so that one phrase is found in another. */
export function phraseOf(forms: readonly string[]): string {
  const counted = forms.filter(isPhraseWord);
  return counted.length > 0 ? ` ${counted.join(" ")} ` : "";
}

/** "/foods" of "/foods#ube-jam". */
export function pageOf(address: string): string {
  return address.split("#")[0] ?? "";
}
