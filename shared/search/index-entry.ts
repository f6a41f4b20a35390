import type { SearchEntry } from "./search-entry.ts";
import { isPhraseWord } from "./words.ts";

/** What a word in each place counts. One in the text counts less the longer the text is. */
const inPlace = { title: 4, asked: 3, page: 1.5 };
const inText = (length: number) => 1 / (0.5 + length / 200);

export interface IndexedEntry {
  readonly entry: SearchEntry;
  readonly isPage: boolean;
  readonly titleWords: ReadonlySet<string>;
  /** Its title and what people type for it, as `phraseOf` writes them. */
  readonly names: readonly string[];
}

/** What a word counts in each entry that holds it. */
export type Holders = ReadonlyMap<IndexedEntry, number>;

/**
 * Indexes entries.
 * @param formsOf returns the normalized words of a text.
 * @returns the entries, and who holds each word.
 */
export function indexEntries(
  entries: readonly SearchEntry[],
  formsOf: (text: string) => readonly string[],
): { readonly indexed: readonly IndexedEntry[]; readonly holders: ReadonlyMap<string, Holders> } {
  const holders = new Map<string, Map<IndexedEntry, number>>();
  const indexed = entries.map((entry) => {
    const { one, counts } = indexEntry(entry, formsOf);
    for (const [form, count] of counts) {
      holders.set(form, (holders.get(form) ?? new Map()).set(one, count));
    }
    return one;
  });
  return { indexed, holders };
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
  const one: IndexedEntry = {
    entry,
    isPage,
    titleWords: new Set(titleForms),
    names: [title, isPage ? page : "", ...asked.split(",")]
      .map((name) => phraseOf(formsOf(name)))
      .filter((name) => name !== ""),
  };
  return { one, counts };
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
