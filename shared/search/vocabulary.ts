import MiniSearch from "minisearch";

/** The weights of the words of a query, by their normalized form. */
export type WordWeights = ReadonlyMap<string, number>;

/** Adds the weights of the words that are in a query. */
export function totalWeight(forms: Iterable<string>, weights: WordWeights): number {
  return [...forms].reduce((sum, form) => sum + (weights.get(form) ?? 0), 0);
}

/** The normalized words that a search can find: those of the entries, stop words, and every number. */
export interface Vocabulary {
  /** Returns the known word that a reader meant by an unknown one. Keeps the first letter. */
  correct(form: string): string;
  /** Weighs the words of a query, more if fewer entries have them. Leaves out stop words if it has others. */
  weigh(forms: readonly string[]): WordWeights;
  /** Returns the phrase that ends with the last unknown word and starts after the previous stop word. */
  missingPhrase(words: readonly string[], forms: readonly string[]): string;
}

/** Shorter words are not corrected, and words of exactly this length only completed. */
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
  const weightOf = (form: string) => {
    const count = counts.get(form) ?? Number.POSITIVE_INFINITY;
    return knows(form) ? Math.log(1 + texts.length / count) : unknownWeight;
  };
  return {
    correct(form) {
      if (knows(form) || form.length < minLengthToCorrect) {
        return form;
      }
      const alike: readonly { readonly id: string }[] = index.search(form, {
        prefix: true,
        fuzzy: form.length > minLengthToCorrect,
      });
      return alike.find(({ id }) => id[0] === form[0])?.id ?? form;
    },
    weigh(forms) {
      const meaningful = forms.filter((form) => !isStopWord(form));
      return new Map((meaningful.length > 0 ? meaningful : forms).map((form) => [form, weightOf(form)]));
    },
    missingPhrase(words, forms) {
      const end = forms.map(knows).lastIndexOf(false) + 1;
      const start = forms.slice(0, end).map(isStopWord).lastIndexOf(true) + 1;
      return words.slice(start, end).join(" ");
    },
  };
}
