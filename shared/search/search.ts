import { correctWord } from "./correct-word.ts";
import { excerptOf, partsOf } from "./excerpt.ts";
import { type IndexedEntry, indexEntry, pageOf, phraseOf } from "./index-entry.ts";
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
/** A result holds more than this share of a question, by the weight of its words. */
const leastShare = 0.5;
/** A number weighs less than its rarity, because it counts different things in different places. */
const mostOfNumber = 3;
/** What a word counts that is part of a name in the question, and one that only turns a phrase. */
const inName = 6;
const turning = 0.3;
/** What a word counts in the choice of a sentence if the name of the entry says it already. */
const saidByName = 0.25;

interface Question {
  readonly forms: readonly string[];
  readonly phrase: string;
  /** What each known word weighs: the rarer in the guide, the more. */
  readonly weights: ReadonlyMap<string, number>;
}

interface Match {
  readonly one: IndexedEntry;
  /** The weight of the words that it holds. */
  readonly held: number;
  /** Its longest name in the question, and what that weighs. */
  readonly name: string;
  readonly named: number;
  readonly score: number;
}

export function createSearchIndex({ entries, synonyms }: SearchData): SearchIndex {
  const formOf = createWordForm(synonyms);
  const indexed = entries.map((entry) => indexEntry(entry, (text) => wordsOf(text).map(formOf)));
  const namesOf = new Map(indexed.map(({ entry, names }) => [entry.address, names]));

  /** How many entries hold a word. */
  const counts = new Map<string, number>();
  for (const form of indexed.flatMap(({ words }) => [...words.keys()])) {
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  const frequentFirst = [...counts].sort(([, a], [, b]) => b - a).map(([form]) => form);
  const isKnown = (form: string) => isStopWord(form) || counts.has(form);
  const rarityOf = (count: number) => Math.log(1 + entries.length / count);
  const weightOf = (form: string) => {
    const rarity = rarityOf(counts.get(form) ?? 1);
    return /^\d+$/.test(form) ? Math.min(rarity, mostOfNumber) : rarity;
  };

  const read = (words: readonly string[]): Question => {
    const forms = words.map(formOf).map((form) => {
      return isKnown(form) ? form : (correctWord(form, frequentFirst) ?? form);
    });
    const meaningful = forms.filter((form) => !isStopWord(form));
    const known = (meaningful.length > 0 ? meaningful : forms).filter((form) => counts.has(form));
    return { forms, phrase: phraseOf(forms), weights: new Map(known.map((form) => [form, weightOf(form)])) };
  };

  /** Parts of a profile count less unless its company is in the question, and so does the home page: both repeat. */
  const importanceOf = ({ entry: { address }, isPage }: IndexedEntry, phrase: string): number => {
    const page = pageOf(address);
    if (isPage || !/^\/$|^\/operators\//.test(page)) {
      return isPage ? 1.1 : 1;
    }
    return namesOf.get(page)?.some((name) => phrase.includes(name)) ? 1 : 0.5;
  };

  const match = (one: IndexedEntry, { phrase, weights }: Question): Match => {
    const found = [...weights].filter(([form]) => one.words.has(form));
    const held = sum(found.map(([, weight]) => weight));
    const [[name, named] = ["", 0]] = one.names
      .filter((name) => held > 0 && phrase.includes(name))
      .map(
        (name) =>
          [
            name,
            sum(
              name
                .trim()
                .split(" ")
                .map((form) => weights.get(form) ?? turning),
            ),
          ] as const,
      )
      .sort(([, a], [, b]) => b - a);
    const inPlaces = sum(found.map(([form, weight]) => weight * (one.words.get(form) ?? 0)));
    const inNames = named * inName * (name === phrase ? 2 : 1);
    return { one, held, name, named, score: (inPlaces + inNames) * held * importanceOf(one, phrase) };
  };
  const bestFirst = (question: Question, candidates: readonly IndexedEntry[]) =>
    candidates.map((one) => match(one, question)).sort((a, b) => b.score - a.score);

  const hitOf = ({ one: { entry, titleWords }, name }: Match, { weights }: Question): SearchHit => {
    const isLongName = [...weights.keys()].filter((form) => name.includes(` ${form} `)).length > 1;
    const inSentence = new Map(
      [...weights].map(([form, weight]) => {
        const isSaid = titleWords.has(form) || (isLongName && name.includes(` ${form} `));
        return [form, isSaid ? weight * saidByName : weight];
      }),
    );
    const text = excerptOf(entry.text, inSentence, formOf);
    return { ...entry, text, parts: partsOf(text, weights, formOf) };
  };

  return {
    search(typed) {
      const words = wordsOf(typed).slice(0, maxQuestionWords);
      const question = read(words);
      const isMissing = (index: number) => !isKnown(question.forms[index] ?? "");
      const missing = phrasesOf(words, isMissing);
      const asked = sum([...question.weights.values()]);
      const lacking = words.filter((_, index) => isMissing(index)).length * rarityOf(1);
      const results = bestFirst(question, indexed)
        .filter(({ held, named }) => {
          return held > asked * leastShare && held + named > (asked + lacking) * leastShare;
        })
        .slice(0, maxResults)
        // The page shows only the names of the last ones.
        .map((one, index) =>
          index < mostInFull ? hitOf(one, question) : { ...one.one.entry, text: "", parts: [] },
        );
      return { results, missing };
    },
    pageNear(path) {
      const question = read(wordsOf(path).slice(0, maxPathWords));
      const named = indexed.filter(({ isPage, titleWords, names }) => {
        const isNamed = (form: string) =>
          titleWords.has(form) || names.some((name) => name.includes(` ${form} `));
        return isPage && [...question.weights.keys()].some(isNamed);
      });
      const [nearest] = bestFirst(question, named);
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
