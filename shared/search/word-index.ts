import MiniSearch from "minisearch";
import { type Sentence, sentencesOf } from "./excerpt.ts";
import { createWordForm, isPhraseWord, isStopWord, type WordForm, wordsOf } from "./words.ts";

export interface SearchEntry {
  /** "/foods#ube-jam". */
  readonly address: string;
  readonly title: string;
  /** The page, and the section if it has a name: "Foods", "Stay, Hotels". */
  readonly page: string;
  readonly text: string;
  /** What people type for it, in English and Filipino, separated by commas: "halaya, good shepherd". */
  readonly asked?: string;
  /** The address of its picture. Defaults to that of its page. */
  readonly picture?: string;
}

export interface SearchData {
  readonly entries: readonly SearchEntry[];
  readonly synonyms: readonly (readonly string[])[];
}

/**
 * The weight of a word in a name, where a word in a text weighs 1. An entry whose name is the whole question has this
 * many times its score. Tuned with test/search.
 */
export const nameFactor = 5;
/** Shorter words are not corrected. A word of exactly this length may be a prefix; its typos are usually other words. */
const minLengthToCorrect = 4;

export interface IndexedEntry {
  readonly entry: SearchEntry;
  readonly sentences: readonly Sentence[];
  /** Its title, then what people type for it: the words of each that count in a phrase. */
  readonly names: readonly (readonly string[])[];
}

/** The words of the guide, normalized. */
export interface WordIndex {
  readonly formOf: WordForm;
  readonly index: MiniSearch;
  readonly entries: ReadonlyMap<string, IndexedEntry>;
  /** In how many entries each word is. */
  readonly counts: ReadonlyMap<string, number>;
}

export function indexWords({ entries, synonyms }: SearchData): WordIndex {
  const formOf = createWordForm(synonyms);
  const formsOf = (text: string) => wordsOf(text).map(formOf);
  const index = new MiniSearch({
    fields: ["title", "asked", "text"],
    searchOptions: { boost: { title: nameFactor, asked: nameFactor } },
  });
  const counts = new Map<string, number>();
  const indexed = entries.map((entry): [string, IndexedEntry] => {
    const { address, title, asked = "" } = entry;
    const phrases = asked.split(",").map(formsOf);
    const sentences = sentencesOf(entry.text, formOf);
    // Many people type a name as one word: "minesview", "joybus".
    const inTitle = formsOf(`${title} ${title.replaceAll(" ", "")}`);
    const inAsked = phrases.flat();
    // Only names are found by their stop words: "How to get there".
    const inText = sentences.flatMap(({ forms }) => forms).filter((form) => !isStopWord(form));
    index.add({ id: address, title: inTitle.join(" "), asked: inAsked.join(" "), text: inText.join(" ") });
    for (const form of new Set([...inTitle, ...inAsked, ...inText])) {
      counts.set(form, (counts.get(form) ?? 0) + 1);
    }
    const names = [formsOf(title), ...phrases].map((forms) => forms.filter(isPhraseWord));
    return [address, { entry, sentences, names }];
  });
  return { formOf, index, entries: new Map(indexed), counts };
}

/** Returns the known word that a reader meant, if there is one. It begins with the same letter. */
export function correctWord(typed: string, { index, counts }: WordIndex): string | undefined {
  if (typed.length < minLengthToCorrect) {
    return undefined;
  }
  // MiniSearch counts two swapped letters as two typos.
  const swapped = [...typed].map(
    (letter, at) => typed.slice(0, at) + typed.charAt(at + 1) + letter + typed.slice(at + 2),
  );
  const alike = index.search(typed, { prefix: true, fuzzy: typed.length > minLengthToCorrect });
  return [...swapped.filter((form) => counts.has(form)), ...alike.flatMap(({ terms }) => terms)].find(
    (form) => form[0] === typed[0],
  );
}
