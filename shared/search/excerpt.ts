import { type WordForm, wordsOf } from "./words.ts";

/** The longest excerpt, in characters: two lines on a desktop, three or four on a phone. */
const longest = 140;

/**
 * The part of a text that answers. It begins at the sentence with the most found words and holds as many
 * words as fit.
 * @param found the words in the form in which they are compared.
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
  const excerpt =
    rest.length <= longest
      ? rest
      : `${rest.slice(0, rest.lastIndexOf(" ", longest)).replace(/[\s·.,;:–]+$/, "")} …`;
  // No dot begins a line.
  return excerpt.replaceAll(" ·", "\u00a0·");
}
