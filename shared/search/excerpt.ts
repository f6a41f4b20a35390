import type { TextPart } from "./search-entry.ts";
import { type WordForm, wordsOf } from "./words.ts";

/** The longest excerpt, in characters: one or two lines on a desktop, three at most on a phone. */
const longest = 105;

/** If a cut after a sentence leaves fewer characters, an excerpt is cut after a word instead. */
const shortest = 30;

/**
 * Returns an excerpt of a text, which begins at the sentence with the most found words.
 * @param found normalized words.
 */
export function excerptOf(text: string, found: ReadonlySet<string>, formOf: WordForm): string {
  const sentences = text.match(/\S.*?(?:[.!?](?=\s|$)| ·(?=\s)|$)/g) ?? [];
  const counts = sentences.map(
    (sentence) =>
      new Set(
        wordsOf(sentence)
          .map(formOf)
          .filter((form) => found.has(form)),
      ).size,
  );
  const rest = sentences.slice(counts.indexOf(Math.max(...counts))).join(" ");
  const excerpt = rest.length <= longest ? rest : shortened(rest);
  // Keeps dots from beginning a line, and hyphens from ending one.
  return excerpt.replaceAll(" ·", "\u00a0·").replaceAll(/\b-\b/g, "-\u2060");
}

/**
 * Splits a text into found words and the text between them.
 * @param found normalized words.
 */
export function partsOf(text: string, found: ReadonlySet<string>, formOf: WordForm): readonly TextPart[] {
  const parts: TextPart[] = [];
  let start = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (found.has(formOf(word))) {
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
