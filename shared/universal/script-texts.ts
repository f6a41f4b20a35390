/**
 * The texts that only scripts show, except rows of the board (board.ts) and the search page
 * (search/search-words.ts).
 */

/** Shown with a departures board, which goes by Manila time. */
export const clockText = (time: string) => `${time} in Manila`;

/** Follows the name of a part of the day whose departures leave tomorrow. */
export const tomorrowMark = ", tomorrow";

/** A departure in the words of its row of the timetable. */
interface SharedDeparture {
  readonly time: string;
  /** Short name. */
  readonly operator: string;
  readonly origin: string;
  readonly destination: string;
  readonly busType: string;
  readonly fare: string;
  /** When to be at the terminal: "12:30 AM". */
  readonly arriveBy: string;
}

/** Said of a departure that a reader shares. */
export const shareTexts = {
  name: ({ time, operator }: SharedDeparture) => `${time} ${operator} departure`,
  text: ({ time, operator, origin, destination, busType, fare, arriveBy }: SharedDeparture) =>
    `${operator}, ${origin} to ${destination}, ${time}, ${fare} (${busType}). Be at the terminal by ${arriveBy}.`,
  share: (name: string) => `Share the ${name}`,
  copied: (name: string) => `Copied the ${name}. Paste it into a message.`,
} as const;

/** Shown beside the offer in the footer to save the guide. */
export const savingTexts = {
  saving: (percent: number) => `Saving the guide: ${percent}%`,
  saved: "The guide is saved. It opens without a network.",
  failed: "The guide could not be saved. Try again where the network is better.",
} as const;

/** Shown on a saved page: when it was saved, or that a newer deployment exists. */
export const savedPageTexts = {
  savedOn: (date: string) => `The guide could not be reached. This copy was saved on ${date}.`,
  updated: "The guide has been updated.",
  link: "Show the new page",
} as const;
