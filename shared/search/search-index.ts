import MiniSearch from "minisearch";
import { excerptOf, sentencesOf, splitAtFound, type TextPart } from "./excerpt.ts";
import { maxInFull, maxQuestion, resultsSentence, tooLongSentence } from "./search-page.ts";
import { createWordForm, wordsOf } from "./words.ts";

export interface SearchEntry {
  /** "/foods#ube-jam". */
  readonly address: string;
  readonly title: string;
  /** The page, and the section if it has a name: "Foods", "Stay, Hotels". */
  readonly page: string;
  readonly text: string;
  /** What people type for it, in English and Filipino, separated by commas: "halaya, good shepherd". */
  readonly phrases?: string;
  /** The address of its picture. Defaults to that of its page. */
  readonly picture?: string;
}

export interface SearchData {
  readonly entries: readonly SearchEntry[];
  readonly synonyms: readonly (readonly string[])[];
  /** Lists of words that are too common to search for. */
  readonly stopWords: readonly string[];
  /** Stop words that count in a phrase. */
  readonly phraseWords: readonly string[];
}

/** A result: an entry whose text is an excerpt. */
export interface SearchHit extends Omit<SearchEntry, "phrases"> {
  readonly picture: string;
  /** `text`, split at found words. */
  readonly parts: readonly TextPart[];
}

export interface SearchAnswer {
  readonly question: string;
  /** A sentence on the results. */
  readonly sentence: string;
  /** Best first. The first few have an excerpt. */
  readonly results: readonly SearchHit[];
}

/** Finds entries by words, on the server and in the browser. */
export interface SearchIndex {
  /** Never throws, whatever was typed. @param question as `questionIn` returns it. */
  answer(question: string): SearchAnswer;
  /** Returns the page whose name is nearest to a path, such as "/shedules" or "/pagkain". Never the home page. */
  pageNear(path: string): SearchEntry | undefined;
}

/** Those with an excerpt, and six that show only their names. */
export const maxResults = maxInFull + 6;

/**
 * The weight of a word in a name, where a word in a text weighs 1. An entry whose name is the whole question has this
 * many times its score. Tuned with test/search.
 */
const nameFactor = 5;

/** Shorter words are not corrected. A word of exactly this length may be a prefix; its typos are usually other words. */
const minLengthToCorrect = 4;

/** How much of a path is read, in characters. It limits what a 404 costs, as the server does not limit 404s. */
const maxPath = 40;

export function createSearchIndex(data: SearchData): SearchIndex {
  const { entries } = data;
  const formOf = createWordForm(data.synonyms);
  const formsOf = (text: string) => wordsOf(text).map(formOf);
  const stopWords = new Set(data.stopWords.flatMap(formsOf));
  const isStopWord = (form: string) => stopWords.has(form);
  /** The words that count in a phrase, each between spaces. */
  const phraseOf = (forms: readonly string[]) =>
    ` ${forms.filter((form) => data.phraseWords.includes(form) || !isStopWord(form)).join(" ")} `;

  const index = new MiniSearch({
    fields: ["title", "phrases", "text"],
    searchOptions: { boost: { title: nameFactor, phrases: nameFactor } },
  });
  /** In how many entries each word is. */
  const counts = new Map<string, number>();
  const indexed = entries.map((entry) => {
    const { address, title, text, phrases = "" } = entry;
    const sentences = sentencesOf(text, formOf);
    // Many people type a name as one word: "minesview", "joybus".
    const inTitle = formsOf(`${title} ${title.replaceAll(" ", "")}`);
    const inPhrases = formsOf(phrases);
    // Without stop words, which would make a question such as "the" expensive.
    const inText = sentences.flatMap(({ forms }) => forms.filter((form) => !isStopWord(form)));
    index.add({
      id: address,
      title: inTitle.join(" "),
      phrases: inPhrases.join(" "),
      text: inText.join(" "),
    });
    for (const form of new Set([...inTitle, ...inPhrases, ...inText])) {
      counts.set(form, (counts.get(form) ?? 0) + 1);
    }
    const names = [title, ...phrases.split(",")].map((name) => phraseOf(formsOf(name)));
    return { entry, inTitle, sentences, names };
  });
  const byAddress = new Map(indexed.map((found) => [found.entry.address, found]));

  const isMissing = (form: string) => !(counts.has(form) || isStopWord(form) || /^\d/.test(form));
  /** A missing word weighs as much as one in every sixth entry. It rules out results for "bus" in "bus casino". */
  const weightOf = (form: string) => {
    const count = counts.get(form) ?? (isMissing(form) ? entries.length / 6 : Number.POSITIVE_INFINITY);
    return Math.log(1 + entries.length / count);
  };
  /** Returns the known word that a reader meant by a missing one. It begins with the same letter. */
  const correct = (form: string) => {
    if (!isMissing(form) || form.length < minLengthToCorrect) {
      return form;
    }
    // MiniSearch counts two swapped letters as two typos.
    const swapped = [...form]
      .map((letter, at) => form.slice(0, at) + form.charAt(at + 1) + letter + form.slice(at + 2))
      .filter((word) => counts.has(word));
    const alike = index
      .search(form, { prefix: true, fuzzy: form.length > minLengthToCorrect ? 1 : 0 })
      .flatMap(({ terms }) => terms);
    return [...swapped, ...alike].find((word) => word[0] === form[0]) ?? form;
  };

  /** Finds the entries that have more than half of a question, by the weight of its words. */
  const find = (question: string) => {
    const typed = wordsOf(question);
    const forms = typed.map(formOf).map(correct);
    const meaningful = forms.filter((form) => !isStopWord(form));
    const weights = new Map(
      (meaningful.length > 0 ? meaningful : forms).map((form) => [form, weightOf(form)]),
    );
    const sum = (some: Iterable<string>) =>
      [...some].reduce((total, form) => total + (weights.get(form) ?? 0), 0);
    const half = sum(weights.keys()) / 2;
    const phrase = phraseOf(forms);
    const matches = index
      .search([...weights.keys()].join(" "), {
        filter: ({ queryTerms }) => sum(queryTerms) > half,
        boostDocument: (address) => nameFactor ** coverage(byAddress.get(address)?.names ?? [], phrase),
      })
      .flatMap(({ id }) => byAddress.get(id) ?? []);
    // The last missing word, with the words before it, back to a stop word: "Igorot Stone Kingdom".
    const end = forms.map(isMissing).lastIndexOf(true) + 1;
    const start = forms.slice(0, end).map(isStopWord).lastIndexOf(true) + 1;
    return { matches, weights, missing: typed.slice(start, end).join(" ") };
  };

  return {
    answer(question) {
      if (question.length > maxQuestion) {
        return { question, sentence: tooLongSentence, results: [] };
      }
      const { matches, weights, missing } = find(question);
      const results = matches.slice(0, maxResults).map(({ entry, inTitle, sentences }, rank) => {
        const { address, title, page, picture = byAddress.get(pageOf(address))?.entry.picture ?? "" } = entry;
        // The title shows its own words.
        const inText = new Map([...weights].filter(([form]) => !inTitle.includes(form)));
        const text = rank < maxInFull ? excerptOf(sentences, inText) : "";
        return { address, title, page, picture, text, parts: splitAtFound(text, inText, formOf) };
      });
      return { question, sentence: resultsSentence(question, results.length, missing), results };
    },
    pageNear(path) {
      const { matches } = find(path.replace(/\.\w+$/, "").slice(0, maxPath));
      const nearest = matches.find(({ entry: { address } }) => !address.includes("#"))?.entry;
      return nearest?.address === "/" ? undefined : nearest;
    },
  };
}

/** Returns what share of a question its longest name covers. */
function coverage(names: readonly string[], question: string): number {
  const covering = names.filter((name) => question.includes(name));
  return Math.max(0, ...covering.map(({ length }) => length)) / question.length;
}

/** "/foods" of "/foods#ube-jam". */
function pageOf(address: string): string {
  return address.split("#")[0] ?? "";
}
