import type { paths } from "../paths.ts";
import type { Question } from "./question.ts";
import { type IndexedEntry, pageOf, type WordIndex } from "./word-index.ts";

/** Not `paths` itself, because that would bring the content into the script. */
const profilesPath = "/operators/" satisfies `${typeof paths.operators}/`;

/** Tuned with test/search: what brings a result up or down. */
const tuning = {
  /** The weight of a word of a name that is in the question: "Mines View" comes before what is near it. */
  name: 6,
  /** The weight of a word that only completes a name: "to" in "going to Manila". */
  phraseWord: 0.9,
  /** The factors for a name that is the whole question, for a page, and for what repeats other pages. */
  wholeName: 2,
  page: 1.1,
  repeated: 0.5,
  /** The factor for a result without the rarest word of the question: a "bus" without "toilet". */
  withoutSubject: 0.5,
} as const;

export interface Match {
  readonly found: IndexedEntry;
  /** The weight of the words of the question in it. Those in its name count twice. */
  readonly weight: number;
  readonly score: number;
}

/** Returns the entries that have a word of the question, best first. */
export function findMatches(question: Question, index: WordIndex): readonly Match[] {
  const { phrase, weights } = question;
  const [subject] = [...weights].reduce((a, b) => (b[1] > a[1] ? b : a), ["", 0]);
  const sums = new Map<IndexedEntry, { weight: number; inPlaces: number }>();
  for (const [form, weight] of weights) {
    for (const [found, inPlace] of index.postings.get(form) ?? []) {
      const sum = sums.get(found) ?? { weight: 0, inPlaces: 0 };
      sums.set(found, { weight: sum.weight + weight, inPlaces: sum.inPlaces + weight * inPlace });
    }
  }
  return [...sums]
    .map(([found, { weight, inPlaces }]) => {
      const name = nameIn(found, question);
      const inName = name.weight * tuning.name * (name.text === phrase ? tuning.wholeName : 1);
      const subjectFactor = index.postings.get(subject)?.has(found) ? 1 : tuning.withoutSubject;
      const score = (inPlaces + inName) * weight * importanceOf(found, phrase, index) * subjectFactor;
      return { found, weight: weight + name.weight, score };
    })
    .sort((a, b) => b.score - a.score);
}

/** Returns the weightiest name of an entry in a question. */
function nameIn({ names }: IndexedEntry, { phrase, weights }: Question) {
  let best = { text: "", weight: 0 };
  for (const text of names.filter((name) => phrase.includes(name))) {
    const words = text.trim().split(" ");
    const weight = words.reduce((sum, form) => sum + (weights.get(form) ?? tuning.phraseWord), 0);
    best = weight > best.weight ? { text, weight } : best;
  }
  return best;
}

/**
 * Parts of a profile count less unless its company is in the question, and so does the home page, because both repeat
 * other pages.
 */
function importanceOf(
  { entry: { address }, isPage }: IndexedEntry,
  phrase: string,
  index: WordIndex,
): number {
  if (isPage) {
    return tuning.page;
  }
  const profile = profileOf(address);
  const isOfCompany = index.namesAt.get(profile ?? "")?.some((name) => phrase.includes(name));
  return address.startsWith("/#") || (profile && !isOfCompany) ? tuning.repeated : 1;
}

/** "/operators/partas" of a part of that profile. */
export function profileOf(address: string): string | undefined {
  return address.startsWith(profilesPath) && address.includes("#") ? pageOf(address) : undefined;
}
