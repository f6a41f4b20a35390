import { pageEntries, searchDataOf } from "../../../server/publish/site-files/search-data.ts";
import { createSearchIndex } from "../../../shared/search/search.ts";
import { listedRoutes } from "../guide/built-guide.ts";
import { pageAt } from "./rendered-pages.ts";

/** What can be found in the guide, as server and export publish it. */
export const guideData = searchDataOf(
  listedRoutes.flatMap(({ path }) => pageEntries(path, pageAt(path).main)),
);

const index = createSearchIndex(guideData);

/** The index of the guide. */
export const findIndex = () => index;
