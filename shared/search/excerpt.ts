import { totalWeight, type WordWeights } from "./vocabulary.ts";
import { type WordForm, wordPattern, wordsOf } from "./words.ts";

/** The longest excerpt, in characters: one or two lines on a desktop, three at most on a phone. */
const maxLength = 120;

/** If a cut after a sentence leaves fewer characters, an excerpt is cut after a word instead. */
const minLength = 30;

export interface Sentence {
  readonly text: string;
  /** Its words, normalized. */
  readonly forms: readonly string[];
}

export function sentencesOf(text: string, formOf: WordForm): readonly Sentence[] {
  const sentences = text.match(/\S.*?(?:[.!?](?=\s|$)| ·(?=\s)|$)/g) ?? [];
  return sentences.map((sentence) => ({ text: sentence, forms: wordsOf(sentence).map(formOf) }));
}

/** Returns an excerpt of a text, from the sentence that has most of the query. */
export function excerptOf(sentences: readonly Sentence[], weights: WordWeights): string {
  const sums = sentences.map(({ forms }) => totalWeight(new Set(forms), weights));
  const best = sums.indexOf(Math.max(...sums));
  const rest = sentences
    .slice(best)
    .map(({ text }) => text)
    .join(" ");
  const excerpt = rest.length <= maxLength ? rest : shortened(rest);
  // Keeps dots from beginning a line, and hyphens from ending one.
  return excerpt.replaceAll(" ·", "\u00a0·").replaceAll(/\b-\b/g, "-\u2060");
}

/** A found word, or the text between two of them. */
export interface TextPart {
  readonly text: string;
  /** The index at which it begins in the excerpt. */
  readonly start: number;
  readonly isFound: boolean;
}

/** Splits a text into found words and the text between them. */
export function splitAtFound(text: string, weights: WordWeights, formOf: WordForm): readonly TextPart[] {
  const parts: TextPart[] = [];
  let start = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (weights.has(formOf(word))) {
      parts.push({ text: text.slice(start, index), start, isFound: false });
      parts.push({ text: word, start: index, isFound: true });
      start = index + word.length;
    }
  }
  parts.push({ text: text.slice(start), start, isFound: false });
  return parts.filter((part) => part.text !== "");
}

function shortened(text: string): string {
  const words = text.slice(0, text.lastIndexOf(" ", maxLength));
  const sentences = words.slice(0, Math.max(words.lastIndexOf(". ") + 1, words.lastIndexOf(" ·")));
  return sentences.length >= minLength ? sentences : `${words.replace(/[\s·.,;:–]+$/, "")} …`;
}
