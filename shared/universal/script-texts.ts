/**
 * The texts that only scripts show, except rows of the board (board.ts) and the search page
 * (search/search-words.ts).
 */

/** Shown with a departures board, which goes by Manila time. */
export const clockText = (time: string) => `${time} in Manila`;

/** Shown on a saved page: when it was saved, or that a newer deployment exists. */
export const savedPageTexts = {
  savedOn: (date: string) => `The guide could not be reached. This copy was saved on ${date}.`,
  updated: "The guide has been updated.",
  link: "Show the new page",
} as const;
