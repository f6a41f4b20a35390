import { phraseOf, type WordIndex } from "./word-index.ts";
import { isStopWord } from "./words.ts";

/** Tuned with test/search: what a result needs. */
const tuning = {
  /** A result has more than this share of a question, by the weight of its words. */
  share: 0.5,
  /** The same for more than three known words: long questions contain filler. */
  shareOfMany: 0.4,
  /** The factor for these shares if the guide lacks a word of the question. */
  withUnknown: 0.5,
  /** For each word that the guide lacks, a result has others of this weight: nothing about a "bus casino". */
  forUnknown: 5.7,
  /** The factor for a corrected word, which may not be the one that the reader meant. */
  corrected: 0.5,
} as const;

export interface Question {
  /** As `phraseOf` writes it. */
  readonly phrase: string;
  /** The weight of each known word. */
  readonly weights: ReadonlyMap<string, number>;
  /** Words that are nowhere in the guide: "qr code". */
  readonly missing: readonly string[];
  /** A result has words of more than this weight. */
  readonly minWeight: number;
}

/** @param words as typed. */
export function readQuestion(words: readonly string[], index: WordIndex): Question {
  const { formOf, postings, rarityOf, correct } = index;
  const isKnown = (form: string) => isStopWord(form) || postings.has(form);
  const typed = words.map(formOf);
  const forms = typed.map((form) => (isKnown(form) ? form : (correct(form) ?? form)));
  const meaningful = forms.filter((form) => !isStopWord(form));
  const known = (meaningful.length > 0 ? meaningful : forms).filter((form) => postings.has(form));
  const weigh = (form: string) => rarityOf(form) * (typed.includes(form) ? 1 : tuning.corrected);
  const weights = new Map(known.map((form) => [form, weigh(form)]));
  const isMissing = (form: string) => !isKnown(form) && !/^\d/.test(form);
  const unknown = forms.filter(isMissing).length;
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const share =
    (weights.size > 3 ? tuning.shareOfMany : tuning.share) * (unknown > 0 ? tuning.withUnknown : 1);
  return {
    phrase: phraseOf(forms),
    weights,
    missing: missingPhrases(words, forms, isMissing),
    minWeight: Math.max(unknown * tuning.forUnknown, total * share),
  };
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
