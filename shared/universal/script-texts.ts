/**
 * The texts that only scripts show, except those of the board (board.ts) and the search page
 * (search/search-words.ts).
 */

export const clockText = (time: string) => `${time} in Manila`;

export const savedOnText = (date: string) =>
  `The guide could not be reached. This copy was saved on ${date}.`;
