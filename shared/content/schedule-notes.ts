import {
  arriveEarly,
  bookSeatAhead,
  busTravelTime,
  fareDiscount,
  peakSeason,
  restStopEvery,
} from "./figures.ts";

/** Stands wherever fares are printed. */
export const fareNote = "Fares are as listed in this guide and may change; confirm with the operator.";

/** Over the companies whose departures the guide does not have. */
export const untimedNote =
  "These companies are listed with trips from Metro Manila to Baguio. Their times are not published here: ask at their counter.";

/** Under a table with the discounted fares in a column of their own. */
export const withIdNote = `With ID: students, senior citizens and persons with disability pay ${fareDiscount} less. Fares may change; confirm with the operator.`;

/** Who pays less, and what to show for it. */
export const discountNote = `Students, senior citizens and persons with disability get ${fareDiscount} off the fare. Ask at the counter and show your student, senior citizen or PWD ID.`;

/** For buses after midnight, where travelers often come a day late. */
export const boardingAdvice = "For a bus at 1:00 AM on Saturday, go to the terminal on Friday night.";

/** Heads the departures that have left today, where they stand behind those of the rest of the day. */
export const tomorrowNote = "From midnight it is tomorrow. For the first buses, go to the terminal tonight.";

/** How early to come, where nothing else is asked for. */
export const earlyNote = `Be at the terminal ${arriveEarly} before departure. Some operators ask for more or less; their pages say so.`;

/** What to do when there is no seat. */
export const fullBusAdvice =
  "Bus full? Ask about the next one, try the next counter, then the next terminal.";

/** Under the departures board, which prints what is left of each fare. */
export const boardNote = `“With ID”: students, senior citizens and persons with disability pay ${fareDiscount} less.`;

/** How tickets are bought, and what this site is. */
export const bookingStatement =
  "Bookings are made by contacting bus operators directly. This site is a travel information hub and sells no tickets.";

/** The “Important Notes” under the timetable. */
export const scheduleNotes: readonly string[] = [
  "This timetable is a pattern compiled by this guide, not one that the companies publish.",
  "Times can change without notice, above all in storms and on holidays. Ask the operator before you travel.",
  "Fares are as listed in this guide and may change. Counters may ask more: confirm with the operator.",
  `In peak season, ${peakSeason}, book your seat ${bookSeatAhead} ahead.`,
  "Bring an ID, and the card for your discount if you have one.",
  `The trip takes ${busTravelTime}, depending on traffic and weather. Most buses stop for a rest every ${restStopEvery}.`,
  bookingStatement,
];
