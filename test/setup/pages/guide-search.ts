import { createSearchIndex } from "../../../shared/search/search-index.ts";
import { guidePages } from "../guide/built-guide.ts";

/** The search data, as published by the server and the export. */
export const guideData = guidePages().searchData();

const index = createSearchIndex(guideData);

export const findIndex = () => index;
