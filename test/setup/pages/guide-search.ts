import { pageEntries, searchDataOf } from "../../../server/publish/site-files/search-data.ts";
import { isSearched, routes } from "../../../shared/routes.tsx";
import { createSearchIndex } from "../../../shared/search/search.ts";
import { pageAt } from "./rendered-pages.ts";

/** What can be found in the guide, as server and export publish it. */
export const guideData = searchDataOf(
  routes.filter(isSearched).flatMap(({ path }) => pageEntries(path, pageAt(path).main)),
);

const index = createSearchIndex(guideData);

/** The index of the guide. */
export const findIndex = () => index;
