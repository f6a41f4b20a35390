import MiniSearch, { type SearchOptions } from "minisearch";
import { excerptOf, partsOf } from "./excerpt.ts";
import type { SearchData, SearchEntry, SearchHit } from "./search-entry.ts";
import { mostInFull } from "./search-page-ids.ts";
import { createTaskFinder } from "./task-finder.ts";
import { createWordForm, isStopWord, meaningfulWords, wordsOf } from "./words.ts";

/** Finds entries by words. It is made once from all entries; server and browser use the same code. */
export interface SearchIndex {
  /** The entries that answer a query, best first, each with the part of its text that answers. */
  search(query: string): readonly SearchHit[];
  /** The page whose name is nearest to a path, such as "/shedules" or "/pagkain". */
  pageNear(path: string): SearchEntry | undefined;
}

/** Those shown in full, and six with a name only. */
export const mostResults = mostInFull + 6;
/** Share of the best score that a result needs if it matches fewer words than others. */
const leastOfBest = 0.2;
/** How many words of an unknown path are looked up: they come in floods. */
const mostWordsOfPath = 4;
const partOfProfile = /^\/operators\/.+#/;
const leadsOn = /^\/#|^\/operators#/;

export function createSearchIndex({ entries, tasks, synonyms }: SearchData): SearchIndex {
  const formOf = createWordForm(synonyms);
  const nameOf = (words: readonly string[]) => ` ${words.map(formOf).join(" ")} `;
  const index = new MiniSearch<SearchEntry>({
    idField: "address",
    fields: ["title", "asOneWord", "otherNames", "page", "text"],
    tokenize: (text) => [...wordsOf(text)],
    processTerm: formOf,
    searchOptions: { boost: { title: 4, asOneWord: 4, otherNames: 3, page: 1.5 } },
  });
  // Many people type a name as one word: "minesview", "joybus".
  index.addAll(entries.map((one) => ({ ...one, asOneWord: one.title.replaceAll(" ", "") })));
  const byAddress = new Map<unknown, SearchEntry>(entries.map((one) => [one.address, one]));

  const vocabulary = new Set(
    entries.flatMap(({ title, otherNames = "", page, text }) =>
      wordsOf(`${title} ${title.replaceAll(" ", "")} ${otherNames} ${page} ${text}`).map(formOf),
    ),
  );
  const isKnown = (form: string) => isStopWord(form) || vocabulary.has(form);
  /** Only unknown words count as misspelled: "ube" is no misspelling of "tube". */
  const options: SearchOptions = {
    prefix: (form) => form.length > (isKnown(form) ? 3 : 2),
    fuzzy: (form) => (form.length > 3 && !isKnown(form) ? 0.25 : false),
    maxFuzzy: 2,
    weights: { fuzzy: 0.3, prefix: 0.4 },
  };
  const tasksFor = createTaskFinder(tasks, formOf, isKnown);

  /** The factor for a page's score: higher if its name was typed, or is part of what was typed. */
  const boostOfPage = ({ title, page }: SearchEntry, name: string): number => {
    const own = nameOf(meaningfulWords(title));
    if (name === own || name === nameOf(wordsOf(page))) {
      return 8;
    }
    return name.includes(own) ? 1.5 : 1;
  };

  /** The factor for the score of a section. */
  const boostOfPart = ({ address, title }: SearchEntry, name: string): number => {
    if (partOfProfile.test(address)) {
      const company = byAddress.get(pageOf(address))?.title ?? "";
      return name.includes(nameOf(meaningfulWords(company))) ? 1.2 : 0.3;
    }
    return (name === nameOf(wordsOf(title)) ? 4 : 1) * (leadsOn.test(address) ? 0.4 : 1);
  };

  const find = (words: readonly string[]) => {
    const name = nameOf(words);
    const boostDocument = (address: string) => {
      const entry = byAddress.get(address);
      if (entry === undefined) {
        return 1;
      }
      return address === pageOf(address) ? boostOfPage(entry, name) : boostOfPart(entry, name);
    };
    const found = index.search(words.join(" "), { ...options, boostDocument });
    const mostWords = Math.max(...found.map(({ queryTerms }) => queryTerms.length));
    const leastScore = (found[0]?.score ?? 0) * leastOfBest;
    return found.filter(({ queryTerms, score }) => queryTerms.length === mostWords || score > leastScore);
  };

  return {
    search(query) {
      const words = meaningfulWords(query);
      const asked = new Set(words.map(formOf));
      const forTasks = tasksFor(query).flatMap(({ title, address, answer, figures }) => {
        const entry = byAddress.get(address);
        const text = answer ?? excerptOf(entry?.text ?? "", asked, formOf);
        const parts = answer ? [{ text, start: 0, isFound: false }] : partsOf(text, asked, formOf);
        return entry ? [{ ...entry, title, text, parts, ...(figures && { figures }) }] : [];
      });
      const others = find(words)
        .filter(({ id }) => !forTasks.some(({ address }) => address === id))
        .slice(0, mostResults - forTasks.length)
        .flatMap(({ id, terms }) => {
          const entry = byAddress.get(id);
          const found = new Set(terms);
          const text = excerptOf(entry?.text ?? "", found, formOf);
          return entry ? [{ ...entry, text, parts: partsOf(text, found, formOf) }] : [];
        });
      return [...forTasks, ...others];
    },
    pageNear(path) {
      const words = meaningfulWords(path).slice(0, mostWordsOfPath);
      const [nearest] = index.search(words.join(" "), {
        ...options,
        fields: ["title", "asOneWord", "otherNames", "page"],
        filter: ({ id }) => id === pageOf(id),
      });
      return byAddress.get(nearest?.id);
    },
  };
}

function pageOf(address: string): string {
  return address.split("#")[0] ?? "";
}
