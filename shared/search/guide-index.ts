import { searchEntries } from "./entries.ts";
import { createSearchIndex, type SearchIndex } from "./search.ts";

let index: SearchIndex | undefined;

/** The index of the whole guide. Made at the first search: most processes start without one waiting. */
export function guideIndex(): SearchIndex {
  index ??= createSearchIndex(searchEntries);
  return index;
}
