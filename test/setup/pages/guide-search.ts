import { filePaths } from "../../../shared/paths.ts";
import { createSearchIndex, type SearchData } from "../../../shared/search/search-index.ts";
import { guideSite } from "../guide/built-guide.ts";

/** The search data, as published by the server and the export. */
export const guideData: SearchData = JSON.parse(
  String(guideSite().files.get(filePaths.searchData)?.body().bytes),
);

export const guideIndex = createSearchIndex(guideData);
