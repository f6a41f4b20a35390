import type { SearchData, SearchEntry } from "./search-entry.ts";
import { longestQuery } from "./search-words.ts";
import { createWordForm, meaningfulWords, wordsOf } from "./words.ts";

/** Finds the page whose names are closest to a path, such as "/shedules" or "/pagkain"; else undefined. */
type FindPage = (path: string) => SearchEntry | undefined;

/** How strongly a word stands for each page. */
type Weights = Map<SearchEntry, number>;

/** The weight of a misspelled word. Short words must be right: a strange suggestion is worse than none. */
const typoWeight = 0.3;
const shortWord = 3;

/**
 * Makes a finder from the names of the pages. It takes microseconds for paths that match nothing, which come
 * in floods; the search index would take a hundred times as long.
 */
export function createPageFinder({ entries, synonyms }: SearchData): FindPage {
  const formOf = createWordForm(synonyms);
  const named = new Map<string, Weights>();
  const nearlyNamed = new Map<string, Weights>();
  for (const entry of entries.filter(({ address }) => !address.includes("#"))) {
    const { title, otherNames = "", page } = entry;
    for (const [text, weight] of [
      [title, 4],
      // Many people type a name as one word: "joybus".
      [title.replaceAll(" ", ""), 4],
      [otherNames, 3],
      [page, 1.5],
    ] as const) {
      for (const form of new Set(wordsOf(text).map(formOf))) {
        addTo(named, form, entry, weight);
        for (const typo of typosOf(form)) {
          addTo(nearlyNamed, typo, entry, weight * typoWeight);
        }
      }
    }
  }

  const meantBy = (form: string): readonly Weights[] => {
    const exact = named.get(form);
    return exact ? [exact] : typosOf(form).flatMap((typo) => nearlyNamed.get(typo) ?? []);
  };

  return (path) => {
    const scores: Weights = new Map();
    const words = path.length > longestQuery ? [] : meaningfulWords(path);
    for (const weights of words.map(formOf).flatMap(meantBy)) {
      // The more pages a word names, the less it says about each.
      for (const [entry, weight] of weights) {
        add(scores, entry, weight / weights.size);
      }
    }
    const [best] = [...scores].sort(([, one], [, other]) => other - one);
    return best?.[0];
  };
}

/** The word, and the word without each of its letters. Words that share one of these are a typo apart. */
function typosOf(form: string): readonly string[] {
  if (form.length <= shortWord) {
    return [];
  }
  return [form, ...Array.from(form, (_letter, index) => form.slice(0, index) + form.slice(index + 1))];
}

function addTo(all: Map<string, Weights>, form: string, entry: SearchEntry, weight: number): void {
  const weights = all.get(form) ?? new Map();
  add(weights, entry, weight);
  all.set(form, weights);
}

function add(weights: Weights, entry: SearchEntry, weight: number): void {
  weights.set(entry, (weights.get(entry) ?? 0) + weight);
}
