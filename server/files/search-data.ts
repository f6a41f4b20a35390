import { otherNames } from "../../shared/content/other-names.ts";
import { pages } from "../../shared/content/pages.ts";
import { synonyms } from "../../shared/content/synonyms.ts";
import { otherNamesOf } from "../../shared/search/other-names.ts";
import type { SearchData, SearchEntry } from "../../shared/search/search-entry.ts";
import { searchTasks } from "../../shared/search/tasks.ts";
import type { HtmlElement } from "../render/rendered-html.ts";
import { readSections } from "./page-sections.ts";

/** Every address in the content for search: those of tasks, and those of entries with other names. */
export const writtenAddresses: readonly string[] = [
  ...searchTasks.map(({ address }) => address),
  ...Object.keys(otherNames),
];

/** Returns the search entries of a page: one for the page itself and one for each section with an id. */
export function pageEntries(path: string, main: HtmlElement): readonly SearchEntry[] {
  const [page, ...sections] = readSections(main);
  if (page === undefined) {
    return [];
  }
  const parent = labelAt(path.replace(/\/[^/]*$/, ""));
  const label = parent ?? labelAt(path) ?? page.heading;
  /** Adds the company's name to a heading of its profile: "Joy Bus: Key Features". */
  const titleOf = (heading: string) =>
    parent === undefined || heading.includes(page.heading) ? heading : `${page.heading}: ${heading}`;
  return [
    entry(path, page.heading, label, page.text),
    ...sections.map(({ id, heading, within, text }) =>
      entry(`${path}#${id}`, titleOf(heading), within === undefined ? label : `${label}, ${within}`, text),
    ),
  ];
}

/** Returns the search data, without the fields of tasks that only the server needs. */
export function searchDataOf(entries: readonly SearchEntry[]): SearchData {
  return { entries, tasks: searchTasks.map(({ isGeneral, common, ...task }) => task), synonyms };
}

/** Returns the label of a page. Profiles have none. */
function labelAt(path: string): string | undefined {
  return Object.values(pages).find((page) => page.path === path)?.label;
}

function entry(address: string, title: string, page: string, text: string): SearchEntry {
  const names = otherNamesOf(address);
  return { address, title, page, text, ...(names && { otherNames: names }) };
}
