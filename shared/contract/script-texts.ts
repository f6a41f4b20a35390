/** The texts that scripts show, except those of the search page. */
import { noBreakSpace } from "../text/keep-together.ts";

/** The first choice of the filter. */
export const allOriginsName = "All Terminals";

export const departureCountText = (count: number) => `${count} ${count === 1 ? "departure" : "departures"}`;

/** Printed after "Information as of October 15, 2025" until that is six months old; then `agedText` is. */
export const recentText = ". Ask first.";
export const agedText = (age: string) =>
  `, over ${age} ago. Prices and dates have likely changed: ask first.`;

export const inManilaText = (time: string) => `Manila ${time}`;

export const lastCheckedText = (date: string) =>
  `The guide could not be reached. This copy was last checked on ${date}.`;

/** The tags of a departure on the board, by when it leaves. */
export const nowTag = "now";
export const inTag = (wait: string) => `in ${wait}`;
/** For a bus that the reader may miss. */
export const urgentTag = (wait: string, next: string) => `${wait}, next${noBreakSpace}${next}`;

export const beThereNowText = "Be there now";
export const beThereText = (time: string) => `Be there by ${time}`;
export const arrivesText = (times: string) => `Arrives ${times}`;
