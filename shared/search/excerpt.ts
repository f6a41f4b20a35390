import type { TextPart } from "./search-entry.ts";
import { type WordForm, wordPattern, wordsOf } from "./words.ts";

/** The longest excerpt, in characters: one or two lines on a desktop, three at most on a phone. */
const longest = 120;

/** If a cut after a sentence leaves fewer characters, an excerpt is cut after a word instead. */
const shortest = 30;

/** A sentence with a figure answers more questions. */
const withFigure = 1.3;

/** What the words of a question weigh, by their normalized form. */
export type WordWeights = ReadonlyMap<string, number>;

/** Returns an excerpt of a text, which begins at the sentence that holds most of what was asked. */
export function excerptOf(text: string, asked: WordWeights, formOf: WordForm): string {
  const sentences = text.match(/\S.*?(?:[.!?](?=\s|$)| ·(?=\s)|$)/g) ?? [];
  const weights = sentences.map((sentence) => {
    const forms = [...new Set(wordsOf(sentence).map(formOf))];
    const weight = forms.reduce((sum, form) => sum + (asked.get(form) ?? 0), 0);
    return /\d/.test(sentence) ? weight * withFigure : weight;
  });
  const rest = sentences.slice(weights.indexOf(Math.max(...weights))).join(" ");
  const excerpt = rest.length <= longest ? rest : shortened(rest);
  // Keeps dots from beginning a line, and hyphens from ending one.
  return excerpt.replaceAll(" ·", "\u00a0·").replaceAll(/\b-\b/g, "-\u2060");
}

/** Splits a text into found words and the text between them. */
export function partsOf(text: string, asked: WordWeights, formOf: WordForm): readonly TextPart[] {
  const parts: TextPart[] = [];
  let start = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (asked.has(formOf(word))) {
      parts.push({ text: text.slice(start, index), start, isFound: false });
      parts.push({ text: word, start: index, isFound: true });
      start = index + word.length;
    }
  }
  parts.push({ text: text.slice(start), start, isFound: false });
  return parts.filter((part) => part.text !== "");
}

function shortened(text: string): string {
  const words = text.slice(0, text.lastIndexOf(" ", longest));
  const sentences = words.slice(0, Math.max(words.lastIndexOf(". ") + 1, words.lastIndexOf(" ·")));
  return sentences.length >= shortest ? sentences : `${words.replace(/[\s·.,;:–]+$/, "")} …`;
}
