/** Words that say nothing about what is looked for, in English and Filipino; the whole guide is about Baguio. */
const stopWords = new Set(
  "a an and ang are at baguio bus by can city do does for from get going how i in is it me mga my na near ng of on or sa saan the there to was what when where which with".split(
    " ",
  ),
);

/** The words of a text as they stand. */
export function wordsOf(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== "");
}

/**
 * The form in which a word is compared: small letters without marks, in the singular. "Parañaque" is found by
 * "paranaque", and "Strawberries" by "strawberry".
 */
export function formOf(word: string): string {
  const form = plain(word);
  return form.length > 3 ? form.replace(/ies$/, "y").replace(/([^s])s$/, "$1") : form;
}

/** A name in that form, to tell whether two are the same. */
export function nameOf(text: string): string {
  return wordsOf(text).map(formOf).join(" ");
}

/** The words worth looking for: all of them where none would be left. */
export function meaningfulWords(query: string): string {
  const words = wordsOf(query);
  const meaningful = words.filter((word) => !stopWords.has(plain(word)));
  return (meaningful.length > 0 ? meaningful : words).join(" ");
}

/** A text from the sentence on in which most of the found words stand: the part of it that answers. */
export function textFrom(text: string, found: readonly string[]): string {
  const sentences = text.match(/\S.*?(?:[.!?](?=\s|$)|$)/g) ?? [];
  const counts = sentences.map(
    (sentence) => wordsOf(sentence).filter((word) => found.includes(formOf(word))).length,
  );
  return sentences.slice(counts.indexOf(Math.max(...counts))).join(" ");
}

function plain(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
