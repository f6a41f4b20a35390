import { createCorrection } from "./correct-word.ts";
import { excerptOf, partsOf } from "./excerpt.ts";
import { type IndexedEntry, indexEntries, pageOf, phraseOf } from "./index-entry.ts";
import type { SearchData, SearchEntry, SearchHit } from "./search-entry.ts";
import { mostInFull } from "./search-page-ids.ts";
import { createWordForm, isStopWord, wordsOf } from "./words.ts";

interface Findings {
  /** The entries that match a question, best first. The first ones have an excerpt. */
  readonly results: readonly SearchHit[];
  /** What was asked and stands nowhere in the guide: "qr code". */
  readonly missing: readonly string[];
}

/** Finds entries by words, on the server and in the browser. */
export interface SearchIndex {
  search(question: string): Findings;
  /** Returns the page whose name is nearest to a path, such as "/shedules" or "/pagkain". Never the home page. */
  pageNear(path: string): SearchEntry | undefined;
}

/** Those with an excerpt, and six with only a name. */
export const maxResults = mostInFull + 6;
/** How many words of a question and of an unknown path to look up, because both may come in floods. */
const maxQuestionWords = 20;
const maxPathWords = 4;
/** A result holds more than this share of a question, by the weight of its words; of a long one, less. */
const leastShare = 0.5;
const leastShareOfMany = 0.4;
/** Of a question with words that the guide lacks, a result holds words of this weight for each of them. */
const leastForLacking = 1.9;
/** A number weighs less than its rarity, above all a short one: it counts different things in different places. */
const mostOfDigit = 0.6;
/** What a result counts that lacks the rarest word of the question. */
const withoutSubject = 0.5;
/** What a corrected word counts of its weight. */
const guessed = 0.5;
/** What a word counts that is part of a name in the question, and one that only turns a phrase. */
const inName = 6;
const turning = 0.3;

interface Question {
  readonly forms: readonly string[];
  readonly phrase: string;
  /** What each known word weighs: the rarer in the guide, the more. */
  readonly weights: ReadonlyMap<string, number>;
}

/** Whether an entry holds enough of a question, by the weight of the words in it and in its name. */
type Condition = (one: IndexedEntry, held: number, named: number) => boolean;

interface Match {
  readonly one: IndexedEntry;
  readonly score: number;
}

export function createSearchIndex({ entries, synonyms }: SearchData): SearchIndex {
  const formOf = createWordForm(synonyms);
  const { indexed, holders } = indexEntries(entries, (text) => wordsOf(text).map(formOf));
  const namesOf = new Map(indexed.map(({ entry, names }) => [entry.address, names]));
  const correct = createCorrection(
    [...holders].sort(([, a], [, b]) => b.size - a.size).map(([form]) => form),
  );
  const isKnown = (form: string) => isStopWord(form) || holders.has(form);
  const rarityOf = (count: number) => Math.log(1 + entries.length / count) ** 2 / 3;
  const weightOf = (form: string) => {
    const rarity = rarityOf(holders.get(form)?.size ?? 1);
    return /^\d+$/.test(form) ? Math.min(rarity, form.length ** 2 * mostOfDigit) : rarity;
  };

  const read = (words: readonly string[]): Question => {
    const typed = words.map(formOf);
    const forms = typed.map((form) => (isKnown(form) ? form : (correct(form) ?? form)));
    const meaningful = forms.filter((form) => !isStopWord(form));
    const known = (meaningful.length > 0 ? meaningful : forms).filter((form) => holders.has(form));
    const weights = known.map((form): [string, number] => [
      form,
      weightOf(form) * (typed.includes(form) ? 1 : guessed),
    ]);
    return { forms, phrase: phraseOf(forms), weights: new Map(weights) };
  };

  /** Parts of a profile count less unless its company is in the question, and so does the home page: both repeat. */
  const importanceOf = ({ entry: { address }, isPage }: IndexedEntry, phrase: string): number => {
    if (isPage) {
      return 1.1;
    }
    const page = pageOf(address);
    const isOfCompany = namesOf.get(page)?.some((name) => phrase.includes(name));
    return page === "/" || (page.startsWith("/operators/") && !isOfCompany) ? 0.5 : 1;
  };

  /** Returns the entries that hold enough of a question, best first. */
  const matchesFor = (question: Question, isEnough: Condition): readonly Match[] => {
    const [subject] = [...question.weights].reduce((a, b) => (b[1] > a[1] ? b : a), ["", 0]);
    const inPlaces = new Map<IndexedEntry, number>();
    const held = new Map<IndexedEntry, number>();
    for (const [form, weight] of question.weights) {
      for (const [one, count] of holders.get(form) ?? []) {
        held.set(one, (held.get(one) ?? 0) + weight);
        inPlaces.set(one, (inPlaces.get(one) ?? 0) + weight * count);
      }
    }
    return [...held]
      .filter(([one, weight]) => isEnough(one, weight, weight))
      .map(([one, weight]) => ({ one, weight, ...nameIn(one, question) }))
      .filter(({ one, weight, named }) => isEnough(one, weight, named))
      .map(({ one, weight, name, named }) => {
        const inNames = named * inName * (name === question.phrase ? 2 : 1);
        const importance =
          importanceOf(one, question.phrase) * (holders.get(subject)?.has(one) ? 1 : withoutSubject);
        return { one, score: ((inPlaces.get(one) ?? 0) + inNames) * weight * importance };
      })
      .sort((a, b) => b.score - a.score);
  };

  /** Returns the weightiest name of an entry in a question. */
  const nameIn = ({ names }: IndexedEntry, { phrase, weights }: Question) => {
    const weigh = (name: string) =>
      sum(
        name
          .trim()
          .split(" ")
          .map((form) => weights.get(form) ?? turning),
      );
    return names
      .filter((name) => phrase.includes(name))
      .map((name) => ({ name, named: weigh(name) }))
      .reduce((best, one) => (one.named > best.named ? one : best), { name: "", named: 0 });
  };

  const hitOf = ({ entry, titleWords }: IndexedEntry, { weights }: Question): SearchHit => {
    // The title says its words already.
    const inSentence = new Map(
      [...weights]
        .filter(([form]) => !titleWords.has(form))
        .map(([form, weight]) => [form, Math.sqrt(weight)]),
    );
    const text = excerptOf(entry.text, inSentence, formOf);
    return { ...entry, text, parts: partsOf(text, weights, formOf) };
  };

  return {
    search(typed) {
      const words = wordsOf(typed).slice(0, maxQuestionWords);
      const question = read(words);
      const { forms } = question;
      const isMissing = (form: string) => !isKnown(form) && !/^\d/.test(form);
      const missing = phrasesOf(words, (index) => isMissing(forms[index] ?? ""));
      const asked = sum([...question.weights.values()]);
      const share = question.weights.size > 3 ? leastShareOfMany : leastShare;
      const lacking = forms.filter(isMissing).length;
      const least = Math.max(lacking * leastForLacking, asked * (lacking > 0 ? share / 2 : share));
      const results = matchesFor(question, (_, held, named) => held + named > least)
        .slice(0, maxResults)
        // The page shows only the names of the last ones.
        .map((found, index) =>
          index < mostInFull ? hitOf(found.one, question) : { ...found.one.entry, text: "", parts: [] },
        );
      return { results, missing };
    },
    pageNear(path) {
      const question = read(wordsOf(path).slice(0, maxPathWords));
      const forms = [...question.weights.keys()];
      const [nearest] = matchesFor(question, ({ isPage, titleWords, names }) => {
        const isNamed = (form: string) =>
          titleWords.has(form) || names.some((name) => name.includes(` ${form} `));
        return isPage && forms.some(isNamed);
      });
      return nearest?.one.entry.address === "/" ? undefined : nearest?.one.entry;
    },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** Returns the chosen words; those that stand side by side as one phrase. */
function phrasesOf(words: readonly string[], isChosen: (index: number) => boolean): readonly string[] {
  return words
    .map((word, index) => (isChosen(index) ? word : ","))
    .join(" ")
    .split(",")
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");
}
