/** Normalizes a word for comparison. */
export type WordForm = (word: string) => string;

export const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

export function wordsOf(text: string): string[] {
  return text.match(wordPattern) ?? [];
}

/**
 * Returns a function that normalizes words: lower case without accents, singular, and the first of its synonyms.
 * So "paranaque" finds "Parañaque", and "strawberry" and "presa" find "Strawberries".
 */
export function createWordForm(synonyms: readonly (readonly string[])[]): WordForm {
  const canonical = new Map(
    synonyms.flatMap(([first = "", ...others]) => others.map((word) => [singular(word), singular(first)])),
  );
  return (word) => {
    const form = singular(word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());
    return canonical.get(form) ?? form;
  };
}

function singular(word: string): string {
  return word.length > 3
    ? word
        .replace(/ies$/, "y")
        .replace(/(ch|sh|x|ss)es$/, "$1")
        .replace(/([^s])s$/, "$1")
    : word;
}
