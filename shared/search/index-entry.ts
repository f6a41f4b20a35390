import type { SearchEntry } from "./search-entry.ts";
import { isPhraseWord } from "./words.ts";

/** The weight of a word by its place. In the text, it decreases with the length. */
const inPlace = { title: 4, asked: 3, page: 1.5 };
const inText = (length: number) => 1 / (0.5 + length / 200);

export interface IndexedEntry {
  readonly entry: SearchEntry;
  readonly isPage: boolean;
  readonly titleWords: ReadonlySet<string>;
  /** Its title and what people type for it, as `phraseOf` writes them. */
  readonly names: readonly string[];
}

/** The weight of a word in each entry that has it. */
export type Postings = ReadonlyMap<IndexedEntry, number>;

/** @param formsOf returns the normalized words of a text. */
export function indexEntries(
  entries: readonly SearchEntry[],
  formsOf: (text: string) => readonly string[],
): { readonly indexed: readonly IndexedEntry[]; readonly postings: ReadonlyMap<string, Postings> } {
  const postings = new Map<string, Map<IndexedEntry, number>>();
  const all = entries.map((entry) => {
    const { indexed, counts } = indexEntry(entry, formsOf);
    for (const [form, count] of counts) {
      postings.set(form, (postings.get(form) ?? new Map()).set(indexed, count));
    }
    return indexed;
  });
  return { indexed: all, postings };
}

function indexEntry(entry: SearchEntry, formsOf: (text: string) => readonly string[]) {
  const { address, title, page, text, asked = "" } = entry;
  const isPage = address === pageOf(address);
  const counts = new Map<string, number>();
  const add = (forms: readonly string[], count: number) => {
    for (const form of new Set(forms)) {
      counts.set(form, (counts.get(form) ?? 0) + count);
    }
  };
  // Many people type a name as one word: "minesview", "joybus".
  const titleForms = [...formsOf(title), ...formsOf(title.replaceAll(" ", ""))];
  const textForms = formsOf(text);
  add(titleForms, inPlace.title);
  add(formsOf(asked), inPlace.asked);
  add(formsOf(page), inPlace.page);
  add(textForms, inText(textForms.length));
  const indexed: IndexedEntry = {
    entry,
    isPage,
    titleWords: new Set(titleForms),
    names: [title, isPage ? page : "", ...asked.split(",")]
      .map((name) => phraseOf(formsOf(name)))
      .filter((name) => name !== ""),
  };
  return { indexed, counts };
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
