import type { paths } from "../paths.ts";
import { createCorrection } from "./correct-word.ts";
import { excerptOf, splitAtFound } from "./excerpt.ts";
import { type IndexedEntry, indexEntries, pageOf, phraseOf } from "./index-entry.ts";
import type { SearchData, SearchEntry, SearchHit } from "./search-entry.ts";
import { maxInFull } from "./search-page-ids.ts";
import { createWordForm, isStopWord, wordsOf } from "./words.ts";

interface Findings {
  /** The entries that match a question, best first. The first ones have an excerpt. */
  readonly results: readonly SearchHit[];
  /** Words of the question that are nowhere in the guide: "qr code". */
  readonly missing: readonly string[];
}

/** Finds entries by words, on the server and in the browser. */
export interface SearchIndex {
  search(question: string): Findings;
  /** Returns the page whose name is nearest to a path, such as "/shedules" or "/pagkain". Never the home page. */
  pageNear(path: string): SearchEntry | undefined;
}

/** Not `paths` itself, because that would bring the content into the script. */
const profilesPath = "/operators/" satisfies `${typeof paths.operators}/`;
/** How many parts of one profile come before other results. */
const maxOfProfile = 2;
/** Those with an excerpt, and six with only a name. */
export const maxResults = maxInFull + 6;
/** How many words of a question and of an unknown path to look up, which limits the cost of a flood of requests. */
const maxQuestionWords = 20;
const maxPathWords = 4;
/** A result has more than this share of a question, by the weight of its words; of a long one, less. */
const minShare = 0.5;
const minShareOfMany = 0.4;
/** For each word of the question that the guide lacks, a result has other words of this weight. */
const minForUnknown = 1.9;
/** Numbers weigh less than their rarity, short ones least, because they mean different things in different places. */
const maxOfDigit = 0.6;
/** The factor for a result without the rarest word of the question. */
const noSubjectFactor = 0.5;
/** The factor for a corrected word. */
const correctedFactor = 0.5;
/** The weights of a word of a name in the question, and of a word that only completes a phrase. */
const nameWeight = 6;
const phraseWordWeight = 0.3;

interface Question {
  readonly forms: readonly string[];
  readonly phrase: string;
  /** The weight of each known word: the rarer in the guide, the higher. */
  readonly weights: ReadonlyMap<string, number>;
}

/** Whether an entry has enough of a question, by the weight of the words in it and in its name. */
type Condition = (candidate: IndexedEntry, inEntry: number, inName: number) => boolean;

interface Match {
  readonly found: IndexedEntry;
  readonly score: number;
}

export function createSearchIndex({ entries, synonyms }: SearchData): SearchIndex {
  const formOf = createWordForm(synonyms);
  const { indexed, postings } = indexEntries(entries, (text) => wordsOf(text).map(formOf));
  const namesOf = new Map(indexed.map(({ entry, names }) => [entry.address, names]));
  const pictures = new Map(entries.map(({ address, picture }) => [address, picture]));
  const pictureOf = ({ address, picture = pictures.get(pageOf(address)) }: SearchEntry) => picture ?? "";
  const correct = createCorrection(
    [...postings].sort(([, a], [, b]) => b.size - a.size).map(([form]) => form),
  );
  const isKnown = (form: string) => isStopWord(form) || postings.has(form);
  const rarityOf = (count: number) => Math.log(1 + entries.length / count) ** 2 / 3;
  const weightOf = (form: string) => {
    const rarity = rarityOf(postings.get(form)?.size ?? 1);
    return /^\d+$/.test(form) ? Math.min(rarity, form.length ** 2 * maxOfDigit) : rarity;
  };

  const read = (words: readonly string[]): Question => {
    const typed = words.map(formOf);
    const forms = typed.map((form) => (isKnown(form) ? form : (correct(form) ?? form)));
    const meaningful = forms.filter((form) => !isStopWord(form));
    const known = (meaningful.length > 0 ? meaningful : forms).filter((form) => postings.has(form));
    const weights = known.map((form): [string, number] => [
      form,
      weightOf(form) * (typed.includes(form) ? 1 : correctedFactor),
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
    return page === "/" || (page.startsWith(profilesPath) && !isOfCompany) ? 0.5 : 1;
  };

  /** Returns the entries that have enough of a question, best first. */
  const matchesFor = (question: Question, isEnough: Condition): readonly Match[] => {
    const [subject] = [...question.weights].reduce((a, b) => (b[1] > a[1] ? b : a), ["", 0]);
    const inPlaces = new Map<IndexedEntry, number>();
    const weightIn = new Map<IndexedEntry, number>();
    for (const [form, weight] of question.weights) {
      for (const [found, count] of postings.get(form) ?? []) {
        weightIn.set(found, (weightIn.get(found) ?? 0) + weight);
        inPlaces.set(found, (inPlaces.get(found) ?? 0) + weight * count);
      }
    }
    // Most drop out before the slow look at their names, even if all their weight were in a name.
    const possible = [...weightIn].filter(([found, weight]) => isEnough(found, weight, weight));
    return possible
      .map(([found, weight]) => ({ found, weight, ...nameIn(found, question) }))
      .filter(({ found, weight, named }) => isEnough(found, weight, named))
      .map(({ found, weight, name, named }) => {
        const inNames = named * nameWeight * (name === question.phrase ? 2 : 1);
        const importance =
          importanceOf(found, question.phrase) * (postings.get(subject)?.has(found) ? 1 : noSubjectFactor);
        return { found, score: ((inPlaces.get(found) ?? 0) + inNames) * weight * importance };
      })
      .sort((a, b) => b.score - a.score);
  };

  const hitOf = ({ entry, titleWords }: IndexedEntry, { weights }: Question): SearchHit => {
    // The title shows its own words.
    const inSentence = new Map(
      [...weights]
        .filter(([form]) => !titleWords.has(form))
        .map(([form, weight]) => [form, Math.sqrt(weight)]),
    );
    const text = excerptOf(entry.text, inSentence, formOf);
    return { ...entry, picture: pictureOf(entry), text, parts: splitAtFound(text, weights, formOf) };
  };

  return {
    search(typed) {
      const words = wordsOf(typed).slice(0, maxQuestionWords);
      const question = read(words);
      const { forms } = question;
      const isMissing = (form: string) => !isKnown(form) && !/^\d/.test(form);
      // A missing word takes with it the words before it, back to the last stop word: "Igorot Stone Kingdom".
      const missing = phrasesOf(words, (index) => {
        const stop = forms.findIndex((form, other) => other >= index && isStopWord(form));
        return forms.slice(index, stop < 0 ? undefined : stop).some(isMissing);
      });
      const minWeight = minWeightOf(question, forms.filter(isMissing).length);
      const matches = matchesFor(question, (_, inEntry, inName) => inEntry + inName > minWeight);
      const results = withLateProfiles(matches.slice(0, maxResults))
        // The page shows only the names of the last ones.
        .map(({ found }, index) =>
          index < maxInFull
            ? hitOf(found, question)
            : { ...found.entry, picture: pictureOf(found.entry), text: "", parts: [] },
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
      return nearest?.found.entry.address === "/" ? undefined : nearest?.found.entry;
    },
  };
}

/** Returns the weight that a result needs. @param unknown how many words of the question the guide lacks. */
function minWeightOf({ weights }: Question, unknown: number): number {
  const share = weights.size > 3 ? minShareOfMany : minShare;
  return Math.max(unknown * minForUnknown, sum([...weights.values()]) * (unknown > 0 ? share / 2 : share));
}

/** Returns the weightiest name of an entry in a question. */
function nameIn({ names }: IndexedEntry, { phrase, weights }: Question) {
  const weigh = (name: string) =>
    sum(
      name
        .trim()
        .split(" ")
        .map((form) => weights.get(form) ?? phraseWordWeight),
    );
  return names
    .filter((name) => phrase.includes(name))
    .map((name) => ({ name, named: weigh(name) }))
    .reduce((best, other) => (other.named > best.named ? other : best), { name: "", named: 0 });
}

/** Moves to the end what exceeds `maxOfProfile` parts of a profile. */
function withLateProfiles(matches: readonly Match[]): readonly Match[] {
  const profiles = matches.map(({ found }) => profileOf(found.entry.address));
  const isLate = (_: Match, index: number) =>
    profiles.slice(0, index).filter((other) => other && other === profiles[index]).length >= maxOfProfile;
  return [...matches.filter((match, index) => !isLate(match, index)), ...matches.filter(isLate)];
}

/** "/operators/partas" of a part of that profile. */
function profileOf(address: string): string | undefined {
  return address.startsWith(profilesPath) && address.includes("#") ? pageOf(address) : undefined;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Returns the chosen words, adjacent ones as one phrase. */
function phrasesOf(words: readonly string[], isChosen: (index: number) => boolean): readonly string[] {
  return words
    .map((word, index) => (isChosen(index) ? word : ","))
    .join(" ")
    .split(",")
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");
}
