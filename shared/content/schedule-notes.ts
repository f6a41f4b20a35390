import {
  asOf,
  bookSeatText,
  busTravelText,
  discountText,
  earlyMinutesText,
  peakSeasonText,
  restStopText,
} from "./figures.ts";
import { longDate } from "./formulas/dates.ts";

// Source: People’s Balita, February 14, 2023.
const discounted = "students, senior citizens and persons with disability";

// Source: specification.
export const untimedNote = "These companies list trips too, but we have no times. Ask at their counters.";

/** Beside the discount, once on a page. */
// Source: terms of a sister company, hence “may”.
export const refusedNote = "Foreign and graduate students may be refused.";

/** Under a table with a column of discounted fares. */
// Source: as above.
export const withIdNote = `“With ID” is for ${discounted}.`;

// Source: as above.
export const discountNote = `With an ID, ${discounted} get ${discountText} off the fare: show it at the counter. We know of no rule on old school IDs: bring this year’s. ${refusedNote}`;

/** For buses after midnight: travelers often come a day late. */
// Source: our advice.
export const boardingAdvice =
  "The first buses leave after midnight. For 1:00 AM on Saturday, go on Friday night.";

/** For operators that leave from several terminals. */
// Source: our advice.
export const ticketAdvice =
  "Go to the terminal that is on your ticket. At the wrong one? Ask at the counter at once, or wait there as a chance passenger, in case a seat stays empty.";

/** For the terminals page. */
export const terminalsAdvice = `Be there ${earlyMinutesText} early, or earlier if the company asks. ${ticketAdvice}`;

// Source: our advice.
export const fullBusAdvice =
  "Bus full? Wait for the next one, or try another company, then another terminal.";

/** How the times of the boards were made. */
export const patternNote = "These times are our estimates: we found no current ones from the companies.";

export const usualNote = "Usual times";

/** For the printed timetable. */
// Source: specification, and our advice.
export const printNote = `Travel time ${busTravelText}. ${patternNote} As of ${longDate(asOf)}: fares may have risen.`;

export const boardNote = `${patternNote} “With ID”: students, senior citizens, PWD.`;

/** For the home page. The note below the full board explains why. */
export const shortBoardNote = "Our estimates.";

// Source: specification.
export const bookingStatement =
  "Bookings are made by contacting bus operators directly. This site is a travel information hub and sells no tickets.";

// Source: specification; New Year’s Eve, PNA, December 29,
// 2017, of trips to Baguio; the rest our advice.
export const scheduleNotes: readonly string[] = [
  `Be at the terminal ${earlyMinutesText} before departure, unless the company asks otherwise.`,
  "Times and fares can change without notice. Confirm both with the operator before you travel. On New Year’s Eve buses to Baguio may stop early: ask about the way home too.",
  `In peak season, ${peakSeasonText}, book your seat ${bookSeatText} ahead.`,
  `The trip takes ${busTravelText}. Regular buses stop for a rest every ${restStopText}.`,
];
