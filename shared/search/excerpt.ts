import { type WordForm, wordPattern, wordsOf } from "./words.ts";

/** The longest excerpt, in characters: one or two lines on a desktop, three at most on a phone. */
const maxLength = 120;

interface Sentence {
  readonly text: string;
  /** Its words, normalized. */
  readonly forms: ReadonlySet<string>;
}

export function sentencesOf(text: string, formOf: WordForm): readonly Sentence[] {
  const sentences = text.match(/\S.*?(?:[.!?](?=\s|$)|$)/g) ?? [];
  return sentences.map((sentence) => ({ text: sentence, forms: new Set(wordsOf(sentence).map(formOf)) }));
}

/** Returns an excerpt of a text, from the first sentence that has most of the words. */
export function excerptOf(sentences: readonly Sentence[], words: readonly string[]): string {
  const counts = sentences.map(({ forms }) => words.filter((word) => forms.has(word)).length);
  const best = sentences.slice(counts.indexOf(Math.max(...counts)));
  const rest = best.map(({ text }) => text).join(" ");
  const excerpt = rest.length <= maxLength ? rest : `${rest.slice(0, rest.lastIndexOf(" ", maxLength))} …`;
  // Keeps hyphens from ending a line.
  return excerpt.replaceAll(/\b-\b/g, "-\u2060");
}

/** A found word, or the text between two of them. */
export interface TextPart {
  readonly text: string;
  /** The index at which it begins in the excerpt. */
  readonly start: number;
  readonly isFound: boolean;
}

/** Splits a text into found words and the text between them. */
export function splitAtFound(text: string, words: readonly string[], formOf: WordForm): readonly TextPart[] {
  const parts: TextPart[] = [];
  let start = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (words.includes(formOf(word))) {
      parts.push({ text: text.slice(start, index), start, isFound: false });
      parts.push({ text: word, start: index, isFound: true });
      start = index + word.length;
    }
  }
  parts.push({ text: text.slice(start), start, isFound: false });
  return parts.filter((part) => part.text !== "");
}
