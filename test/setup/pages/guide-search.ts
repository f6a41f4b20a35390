import { guidePages } from "../guide/built-guide.ts";

/** The search data, as published by the server and the export. */
export const guideData = guidePages().searchData();

export const findIndex = () => guidePages().searchIndex();
