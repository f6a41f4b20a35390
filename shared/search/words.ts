/** Normalizes a word for comparison. */
export type WordForm = (word: string) => string;

/**
 * English and Filipino words that find nothing in particular. "Baguio" is one, because the whole guide is about
 * it.
 */
const stopWords = new Set(
  `a about am an and any are at available baguio be bus by can city could do does for from get give going have how i if
  in into is it like me much my near need of on or out please should so take tell than that the their them there they
  this to very want was way we what when where which who why will with would you your
  ako alin ang ano anong at ay ba dito doon gaano ilan ilang kami kapag ko kong kung lang lugar maganda may mayroon
  mayron meron mga mo na naman namin nang ng nga ngayon ninyo nyo o pa paano pag pano papunta papuntang para pero po
  pumunta punta puwede pwede sa saan san si siya sila talaga tayo tungkol yan yung`.split(/\s+/),
);

export function wordsOf(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== "");
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
    const form = singular(plain(word));
    return canonical.get(form) ?? form;
  };
}

export function isStopWord(form: string): boolean {
  return stopWords.has(form);
}

/** Returns the words of a query without stop words or, if no others are left, all words. */
export function meaningfulWords(query: string): readonly string[] {
  const words = wordsOf(query);
  const meaningful = words.filter((word) => !stopWords.has(plain(word)));
  return meaningful.length > 0 ? meaningful : words;
}

function plain(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/ies$/, "y").replace(/([^s])s$/, "$1") : word;
}
