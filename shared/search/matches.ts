import type { paths } from "../paths.ts";
import { correctWord, type IndexedEntry, isPage, pageOf, phraseOf, type WordIndex } from "./word-index.ts";
import { isStopWord } from "./words.ts";

/** Not `paths` itself, because that would bring the content into the script. */
export const homePath = "/" satisfies typeof paths.home;
const profilesPath = "/operators/" satisfies `${typeof paths.operators}/`;

/** Tuned with test/search. */
const tuning = {
  /** The factor for a name that is the whole question. A part of the question counts as much less. */
  name: 6,
  /** The factors for a page, and for what repeats other pages. */
  page: 1.2,
  repeated: 0.4,
  /** A result has more than this share of a question, by the weight of its words. */
  share: 0.37,
  /** The weight of a word that the guide lacks. It rules out results for "bus" in "bus casino". */
  unknown: 8,
} as const;

export interface Match {
  readonly found: IndexedEntry;
  /** Which fields have which words. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly score: number;
}

export interface Matches {
  /** The entries that match enough of the question, best first. */
  readonly matches: readonly Match[];
  /** The weight of each known word: the rarer in the guide, the higher. */
  readonly weights: ReadonlyMap<string, number>;
  /** What the guide lacks: "qr code". */
  readonly missing: readonly string[];
}

/** @param words of a question, as typed. */
export function findMatches(words: readonly string[], index: WordIndex): Matches {
  const { formOf, entries, isKnown, search } = index;
  const forms = words
    .map(formOf)
    .map((form) => (isKnown(form) || isStopWord(form) ? form : (correctWord(form, index) ?? form)));
  const meaningful = forms.filter((form) => !isStopWord(form));
  const results = search(meaningful.length > 0 ? meaningful : forms);
  const counts = new Map<string, number>();
  for (const form of results.flatMap(({ queryTerms }) => queryTerms)) {
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  // The inverse document frequency, squared, because a rare word says more than several common ones.
  const weights = new Map(
    [...counts].map(([form, count]) => [form, Math.log(1 + entries.size / count) ** 2]),
  );
  const isMissing = (form: string) => !(isKnown(form) || isStopWord(form) || /^\d/.test(form));
  const sum = (some: readonly string[]) => some.reduce((total, form) => total + (weights.get(form) ?? 0), 0);
  const minWeight =
    tuning.share * (sum([...weights.keys()]) + tuning.unknown * forms.filter(isMissing).length);
  const phrase = phraseOf(forms);
  const matches = results
    .filter(({ queryTerms }) => sum(queryTerms) > minWeight)
    .flatMap(({ id, match, score }) => {
      const found = entries.get(id);
      return found ? [{ found, fields: match, score: score * factorOf(found, phrase, entries) }] : [];
    })
    .sort((a, b) => b.score - a.score);
  return { matches, weights, missing: missingPhrases(words, forms, isMissing) };
}

/**
 * The home page counts less, and so do parts of a profile unless its company is in the question, because both repeat
 * other pages.
 */
function factorOf({ address, names }: IndexedEntry, phrase: string, entries: WordIndex["entries"]): number {
  const inPhrase = (name: string) => phrase.includes(name);
  const shares = names.filter(inPhrase).map((name) => name.length / phrase.length);
  const factor = 1 + tuning.name * Math.max(0, ...shares);
  if (isPage(address)) {
    return factor * tuning.page;
  }
  const page = pageOf(address);
  const isRepeated =
    page === homePath || (page.startsWith(profilesPath) && !entries.get(page)?.names.some(inPhrase));
  return isRepeated ? factor * tuning.repeated : factor;
}

/** Returns each missing word with the words before it, back to the last stop word: "Igorot Stone Kingdom". */
function missingPhrases(
  words: readonly string[],
  forms: readonly string[],
  isMissing: (form: string) => boolean,
): readonly string[] {
  let start = 0;
  const phrases = new Map<number, string>();
  for (const [place, form] of forms.entries()) {
    if (isStopWord(form)) {
      start = place + 1;
    } else if (isMissing(form)) {
      phrases.set(start, words.slice(start, place + 1).join(" "));
    }
  }
  return [...phrases.values()];
}
