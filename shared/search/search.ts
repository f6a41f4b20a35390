import MiniSearch, { type SearchOptions } from "minisearch";
import { excerptOf, partsOf } from "./excerpt.ts";
import type { SearchData, SearchEntry, SearchHit } from "./search-entry.ts";
import { mostInFull } from "./search-page-ids.ts";
import { createTaskFinder } from "./task-finder.ts";
import { createWordForm, isStopWord, meaningfulWords, wordsOf } from "./words.ts";

/** Finds entries by words, on the server and in the browser. */
export interface SearchIndex {
  /** Returns the entries that match a query, best first, each with an excerpt. */
  search(query: string): readonly SearchHit[];
  /** Returns the page whose name is nearest to a path, such as "/shedules" or "/pagkain". Never the home page. */
  pageNear(path: string): SearchEntry | undefined;
}

/** Those with an excerpt, and six with only a name. */
export const maxResults = mostInFull + 6;
/** The share of the best score that a result needs if it matches fewer words than others. */
const minScoreShare = 0.2;
/** How many words of a question and of an unknown path to look up, because both may come in floods. */
const maxQuestionWords = 10;
const maxPathWords = 4;
const profileSection = /^\/operators\/.+#/;
const overviewSection = /^\/#|^\/operators#/;

interface Names {
  /** The meaningful words of its title. */
  readonly title: string;
  readonly fullTitle: string;
  readonly page: string;
}

export function createSearchIndex({ entries, tasks, synonyms }: SearchData): SearchIndex {
  const normalize = createWordForm(synonyms);
  /** The words of the guide, normalized once: a search compares thousands of them. */
  const forms = new Map(
    entries.flatMap(({ title, otherNames = "", page, text }) =>
      wordsOf(`${title} ${title.replaceAll(" ", "")} ${otherNames} ${page} ${text}`).map(
        (word) => [word, normalize(word)] as const,
      ),
    ),
  );
  const formOf = (word: string) => forms.get(word) ?? normalize(word);
  const nameOf = (words: readonly string[]) => ` ${words.map(formOf).join(" ")} `;
  const index = new MiniSearch<SearchEntry>({
    idField: "address",
    fields: ["title", "joinedTitle", "otherNames", "page", "text"],
    tokenize: (text) => [...wordsOf(text)],
    processTerm: formOf,
    searchOptions: { boost: { title: 4, joinedTitle: 4, otherNames: 3, page: 1.5 } },
  });
  // Many people type a name as one word: "minesview", "joybus".
  index.addAll(entries.map((one) => ({ ...one, joinedTitle: one.title.replaceAll(" ", "") })));
  const byAddress = new Map<unknown, SearchEntry>(entries.map((one) => [one.address, one]));

  const vocabulary = new Set(forms.values());
  const isKnown = (form: string) => isStopWord(form) || vocabulary.has(form);
  /** Only unknown words count as misspelled: "ube" is not a misspelling of "tube". */
  const options: SearchOptions = {
    prefix: (form) => form.length > (isKnown(form) ? 3 : 2),
    fuzzy: (form) => (form.length > 3 && !isKnown(form) ? 0.25 : false),
    maxFuzzy: 2,
    weights: { fuzzy: 0.3, prefix: 0.4 },
  };
  const tasksFor = createTaskFinder(tasks, formOf, isKnown);

  const namesOf = new Map<string, Names>(
    entries.map(({ address, title, page }) => [
      address,
      {
        title: nameOf(meaningfulWords(title)),
        fullTitle: nameOf(wordsOf(title)),
        page: nameOf(wordsOf(page)),
      },
    ]),
  );

  const boostOfPage = (names: Names | undefined, typed: string): number => {
    if (typed === names?.title || typed === names?.page) {
      return 8;
    }
    return names && typed.includes(names.title) ? 1.5 : 1;
  };
  const boostOfSection = (address: string, names: Names | undefined, typed: string): number => {
    if (profileSection.test(address)) {
      const company = namesOf.get(pageOf(address))?.title ?? "";
      return typed.includes(company) ? 1.2 : 0.3;
    }
    return (typed === names?.fullTitle ? 4 : 1) * (overviewSection.test(address) ? 0.4 : 1);
  };
  /** Returns the factor for an entry's score: higher if its name was typed, or is part of what was typed. */
  const boostOf = (address: string, typed: string): number => {
    const names = namesOf.get(address);
    return address === pageOf(address) ? boostOfPage(names, typed) : boostOfSection(address, names, typed);
  };

  const find = (words: readonly string[]) => {
    const name = nameOf(words);
    const boostDocument = (address: string) => boostOf(address, name);
    const found = index.search(words.join(" "), { ...options, boostDocument });
    const mostWords = Math.max(...found.map(({ queryTerms }) => queryTerms.length));
    const leastScore = (found[0]?.score ?? 0) * minScoreShare;
    return found.filter(({ queryTerms, score }) => queryTerms.length === mostWords || score > leastScore);
  };

  return {
    search(query) {
      const words = meaningfulWords(query).slice(0, maxQuestionWords);
      const asked = new Set(words.map(formOf));
      const forTasks = tasksFor(query).flatMap(({ title, address, answer, figures }) => {
        const entry = byAddress.get(address);
        const text = answer ?? excerptOf(entry?.text ?? "", asked, formOf);
        const parts = answer ? [{ text, start: 0, isFound: false }] : partsOf(text, asked, formOf);
        return entry ? [{ ...entry, title, text, parts, ...(figures && { figures }) }] : [];
      });
      const matches = find(words)
        .filter(({ id }) => !forTasks.some(({ address }) => address === id))
        .slice(0, maxResults - forTasks.length)
        .flatMap(({ id, terms }, index) => {
          const entry = byAddress.get(id);
          if (entry && forTasks.length + index >= mostInFull) {
            // The page shows its name alone.
            return [{ ...entry, text: "", parts: [] }];
          }
          const found = new Set(terms);
          const text = excerptOf(entry?.text ?? "", found, formOf);
          return entry ? [{ ...entry, text, parts: partsOf(text, found, formOf) }] : [];
        });
      return [...forTasks, ...matches];
    },
    pageNear(path) {
      const words = meaningfulWords(path).slice(0, maxPathWords);
      const [nearest] = index.search(words.join(" "), {
        ...options,
        // Stricter than search, because a strange suggestion is worse than none.
        maxFuzzy: 1,
        fields: ["title", "joinedTitle", "otherNames", "page"],
        filter: ({ id }) => id === pageOf(id),
      });
      return nearest?.id === "/" ? undefined : byAddress.get(nearest?.id);
    },
  };
}

function pageOf(address: string): string {
  return address.split("#")[0] ?? "";
}
