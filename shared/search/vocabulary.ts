import MiniSearch from "minisearch";

/** The normalized words that a search can find. */
export interface Vocabulary {
  /** Whether a word is in an entry or is a stop word. Every number is known: "bus fares 2027". */
  knows(form: string): boolean;
  /** Returns how much a word counts in a query: the fewer entries have it, the more. */
  weightOf(form: string): number;
  /** Returns the known word that a reader meant by an unknown one. "border" does not mean "order". */
  correct(form: string): string;
}

/** Shorter words are not corrected. One of exactly this length is only completed: "snow" does not mean "show". */
const minLengthToCorrect = 4;

/** So that "motorcycle taxi" finds taxis, and "bus casino" nothing. */
const unknownWeight = 2;

/** @param texts the normalized words of each entry. */
export function createVocabulary(
  texts: readonly (readonly string[])[],
  isStopWord: (form: string) => boolean,
): Vocabulary {
  /** In how many entries each word is. */
  const counts = new Map<string, number>();
  for (const form of texts.flatMap((forms) => [...new Set(forms)])) {
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  const index = new MiniSearch({ idField: "form", fields: ["form"] });
  index.addAll([...counts.keys()].map((form) => ({ form })));
  const knows = (form: string) => counts.has(form) || isStopWord(form) || /^\d/.test(form);
  return {
    knows,
    weightOf(form) {
      const count = counts.get(form) ?? Number.POSITIVE_INFINITY;
      return knows(form) ? Math.log(1 + texts.length / count) : unknownWeight;
    },
    correct(form) {
      if (knows(form) || form.length < minLengthToCorrect) {
        return form;
      }
      const alike = index.search(form, { prefix: true, fuzzy: form.length > minLengthToCorrect });
      return alike.find(({ id }) => id[0] === form[0])?.id ?? form;
    },
  };
}
