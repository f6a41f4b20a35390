import { newsItems } from "../news.ts";

/** The newest warning. */
export const lastWarning = newsItems.find(({ category }) => category === "Safety");

export const otherNotices = newsItems.filter((item) => item !== lastWarning);
