import { pagesOf } from "../guide/built-guide.ts";

const pages = pagesOf();

/** What can be found in the guide, as server and export publish it. */
export const guideData = pages.searchData();

/** The index of the guide. */
export const findIndex = () => pages.searchIndex();
