import { pages } from "../../../shared/content/pages.ts";
import { synonyms } from "../../../shared/content/synonyms.ts";
import { otherNamesOf } from "../../../shared/search/other-names.ts";
import type { SearchData, SearchEntry } from "../../../shared/search/search-entry.ts";
import { searchTasks } from "../../../shared/search/tasks.ts";
import { readSections } from "../../render/page-sections.ts";
import type { HtmlElement } from "../../render/rendered-html.ts";

/** What can be found on a page: itself, and each section that a link can lead to, with all that stands there. */
export function pageEntries(path: string, main: HtmlElement): readonly SearchEntry[] {
  const [page, ...sections] = readSections(main);
  if (page === undefined) {
    return [];
  }
  const parent = labelAt(path.replace(/\/[^/]*$/, ""));
  const label = parent ?? labelAt(path) ?? page.heading;
  /** A part of a profile has the company in its name: "Joy Bus: Key Features". */
  const titleOf = (heading: string) =>
    parent === undefined || heading.includes(page.heading) ? heading : `${page.heading}: ${heading}`;
  return [
    entry(path, page.heading, label, page.text),
    ...sections.map(({ id, heading, within, text }) =>
      entry(`${path}#${id}`, titleOf(heading), within === undefined ? label : `${label}, ${within}`, text),
    ),
  ];
}

/** Everything that a search looks into. Tasks whose place is not there are left out: no result leads nowhere. */
export function searchDataOf(entries: readonly SearchEntry[]): SearchData {
  const addresses = new Set(entries.map(({ address }) => address));
  return { entries, tasks: searchTasks.filter(({ address }) => addresses.has(address)), synonyms };
}

/** The label of a page of the guide, profiles apart. */
function labelAt(path: string): string | undefined {
  return Object.values(pages).find((page) => page.path === path)?.label;
}

function entry(address: string, title: string, page: string, text: string): SearchEntry {
  const names = otherNamesOf(address);
  return { address, title, page, text, ...(names && { otherNames: names }) };
}
