/**
 * The texts that only scripts show, except those of the board (board.ts) and the search page
 * (search/search-words.ts).
 */

export const clockText = (time: string) => `${time} in Manila`;

export const savedPageTexts = {
  savedOn: (date: string) => `The guide could not be reached. This copy was saved on ${date}.`,
  updated: "The guide has been updated.",
  link: "Show the new page",
} as const;
