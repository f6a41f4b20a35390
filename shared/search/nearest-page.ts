import type { SearchData, SearchEntry } from "./search-entry.ts";
import { longestQuery } from "./search-words.ts";
import { createWordForm, meaningfulWords, wordsOf } from "./words.ts";

/** Finds the page that a path comes near, or none: "/shedules", "/pagkain". Long paths come near none. */
export type FindPage = (path: string) => SearchEntry | undefined;

/** How much each page is meant by a word. */
type Weights = Map<SearchEntry, number>;

/** What a word counts that is one slip away. No advice is better than a strange one: short words must be right. */
const slipWeight = 0.3;
const shortWord = 3;

/**
 * Prepares the names of the pages to be found. Floods ask for paths that come near nothing: these take some microseconds,
 * where the index of a search takes a hundred times as long.
 */
export function createPageFinder({ entries, synonyms }: SearchData): FindPage {
  const formOf = createWordForm(synonyms);
  const named = new Map<string, Weights>();
  const nearlyNamed = new Map<string, Weights>();
  for (const entry of entries.filter(({ address }) => !address.includes("#"))) {
    const { title, otherNames = "", page } = entry;
    for (const [text, weight] of [
      [title, 4],
      // Many type a name as one word: "joybus".
      [title.replaceAll(" ", ""), 4],
      [otherNames, 3],
      [page, 1.5],
    ] as const) {
      for (const form of new Set(wordsOf(text).map(formOf))) {
        addTo(named, form, entry, weight);
        for (const slip of slipsOf(form)) {
          addTo(nearlyNamed, slip, entry, weight * slipWeight);
        }
      }
    }
  }

  const meantBy = (form: string): readonly Weights[] => {
    const exact = named.get(form);
    return exact ? [exact] : slipsOf(form).flatMap((slip) => nearlyNamed.get(slip) ?? []);
  };

  return (path) => {
    const scores: Weights = new Map();
    const words = path.length > longestQuery ? [] : meaningfulWords(path);
    for (const weights of words.map(formOf).flatMap(meantBy)) {
      // What names many pages says little of each.
      for (const [entry, weight] of weights) {
        add(scores, entry, weight / weights.size);
      }
    }
    const [best] = [...scores].sort(([, one], [, other]) => other - one);
    return best?.[0];
  };
}

/** A word without each of its letters in turn, and as it is: two words that have one of these in common are a slip apart. */
function slipsOf(form: string): readonly string[] {
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
