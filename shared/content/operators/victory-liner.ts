import { priceText } from "../../values/format.ts";
import { bookSeatText, busTravelHours, earlyMinutes, peakSeasonText, restStopText } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";
import { newYorkCorner, pitxNote } from "../terminals.ts";

const since = 1945;

// Source: Abante, February 19, 2023.
export const victoryDeluxeToilet = "in 2023 a toilet on most coaches";

/** At the counter, for a regular express seat. */
// Source: SPOT.ph, July 13, 2023.
export const expressFare2023 = priceText([626, 640]);

export const operator = {
  name: "Victory Liner",
  shortName: "Victory Liner",
  stripes: ["red", "ivory", "gold"],
  tagline: "The most trips to Baguio in this guide",
  description: "One of the largest in northern Luzon.",
  // Source: Wikipedia; The Philippine Star, June 20, 2010, and October 1, 2012.
  about: [
    `Jose I. Hernandez was a mechanic who built a bus from surplus US army parts. It made its first trip on October 15, ${since}.`,
    "Its head office is in Caloocan. By one count, it had more than 1,000 buses in 2023. Besides Baguio it serves Pangasinan, Tarlac, Zambales and the Cagayan Valley.",
  ],
  since,
  tripsPerDay: 30,
  travelHours: busTravelHours,
  earlyMinutes,
  fares: [
    { busType: "Regular AC", price: 495 },
    {
      busType: "Deluxe",
      price: 520,
      // Source, of the fares: travelers’ accounts, 2011–2016.
      note: `Fewer stops, and ${victoryDeluxeToilet}. Travelers already paid ${priceText([715, 750])} in 2011–2016: bring extra money.`,
    },
    {
      busType: "First Class",
      price: 580,
      // Source: Abante, February 19, 2023.
      note: "Two seats and one to a row, as of 2023.",
      isOnSelectedTrips: true,
    },
  ],
  counterFareNote: `In July 2023 travelers paid ${expressFare2023} for a regular express seat: bring extra money.`,
  terminals: [
    // Source: travelers’ accounts.
    { terminal: "cubao", street: newYorkCorner },
    { terminal: "pasay", street: "EDSA corner Apelo Cruz Street" },
    { terminal: "pitx", note: pitxNote, isUnconfirmed: true },
  ],
  baguioStop: "own-terminal",
  features: ["Day and night", "Online booking", "First Class on some trips"],
  // Source: specification; booking, as below.
  keyFeatures: [
    "Several terminals to choose from",
    "Buses by day and by night",
    "Your choice of seat, online",
    `Rest stops every ${restStopText}`,
  ],
  // Source: the company’s site, 2019; travelers’ accounts to 2024.
  contact: "At the terminal counters, or online with a choice of seat, for a fee.",
  website: "victoryliner.com",
  // Source: Abante, February 19, 2023.
  seating: "2x2",
  // Source: Abante, February 19, 2023.
  insideCaption: "A regular coach, with two seats on each side, as of 2023.",
  // Source: specification; December 31, PNA, December 29, 2017; the rest our advice.
  tips: [
    "New Year’s Eve? In 2017 its last bus to Baguio that day was announced for 5\u00a0PM: ask ahead.",
    "Weekend or holiday? The lines are long: come earlier.",
    `Book ${bookSeatText} ahead for ${peakSeasonText}.`,
    "Keep your jacket with you, not in the luggage hold. The air-conditioning is cold.",
  ],
} as const satisfies OperatorFacts;
