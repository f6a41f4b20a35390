/** Normalizes a word for comparison. */
export type WordForm = (word: string) => string;

/** Excludes May, which is usually a verb, or Filipino for "there is". */
const months = "january|february|march|april|june|july|august|september|october|november|december";

const wordEnd = "(?![\\p{L}\\p{N}])";

/** Finds words. "4 AM" and "4:30 AM" are words for their hour, "23 December" is one for its month. */
export const wordPattern = new RegExp(
  [
    `(?:\\d{1,2} )?(?:${months})(?: \\d{1,2})?${wordEnd}`,
    `\\d+(?::\\d\\d)? ?[ap]m${wordEnd}`,
    "\\d{1,3}(?:,\\d{3})+",
    "wi[- ]fi",
    "[\\p{L}\\p{M}\\p{N}]+",
  ].join("|"),
  "giu",
);

export function wordsOf(text: string): string[] {
  return text.match(wordPattern) ?? [];
}

export interface WordLists {
  readonly synonyms: readonly (readonly string[])[];
  /** Lists of words that are too common to search for. */
  readonly stopWords: readonly string[];
  /** Stop words that count in a phrase. */
  readonly phraseWords: readonly string[];
}

/** Reads texts as normalized words. */
export interface WordReader {
  readonly formOf: WordForm;
  formsOf(text: string): readonly string[];
  isStopWord(form: string): boolean;
  /** Returns the words that count in a phrase, each between spaces. */
  phraseOf(forms: readonly string[]): string;
}

export function createWordReader({ synonyms, stopWords, phraseWords }: WordLists): WordReader {
  const formOf = createWordForm(synonyms);
  const formsOf = (text: string) => wordsOf(text).map(formOf);
  const stopForms = new Set(stopWords.flatMap(formsOf));
  const isStopWord = (form: string) => stopForms.has(form);
  const isInPhrase = (form: string) => phraseWords.includes(form) || !isStopWord(form);
  return { formOf, formsOf, isStopWord, phraseOf: (forms) => ` ${forms.filter(isInPhrase).join(" ")} ` };
}

/**
 * Returns a function that normalizes words: lower case without accents, singular, and the first of its synonyms.
 * So "paranaque" finds "Parañaque", and "strawberry" and "presa" find "Strawberries".
 */
function createWordForm(synonyms: readonly (readonly string[])[]): WordForm {
  const canonical = new Map(
    synonyms.flatMap(([first = "", ...others]) => others.map((word) => [singular(word), singular(first)])),
  );
  return (word) => {
    const form = singular(plain(word));
    return canonical.get(form) ?? form;
  };
}

/** Only letters and digits, in lower case; a time becomes its hour, a date its month. */
function plain(word: string): string {
  return word
    .normalize("NFD")
    .toLowerCase()
    .replace(/^(\d+)(?::\d\d)? ?([ap]m)$/, "$1$2")
    .replace(/^\d+ | \d+$/g, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/ies$/, "y").replace(/([^s])s$/, "$1") : word;
}
