import {
  arriveEarly,
  bookSeatAhead,
  busTravelHours,
  earlyMinutes,
  peakSeason,
  restStopEvery,
} from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";

// Source: specification.
const since = 1945;

/** What the counter may charge for a regular seat. */
// Source: SPOT.ph, July 13, 2023.
export const counterFareNote =
  "A July 2023 report gave ₱626–₱640 for a regular express seat, so the counter may charge more.";

export const victoryLiner = {
  name: "Victory Liner",
  shortName: "Victory Liner",
  stripes: ["red", "ivory", "gold"],
  tagline: "The most trips to Baguio in this guide",
  // Source: that of the text below, and specification.
  lead: "One of the largest bus companies of northern Luzon.",
  // Source: that of the line above.
  description: "Coaches leave from three Metro Manila terminals, by day and by night.",
  // Source: Wikipedia; The Philippine Star, June 20, 2010, and October 1, 2012.
  about: [
    `Jose I. Hernandez was a mechanic who built a bus from surplus US army parts. It made its first trip on October 15, ${since}.`,
    "The company is based in Caloocan, and a 2023 count gave it more than 1,000 buses. Besides Baguio it serves Pangasinan, Tarlac, Zambales and the Cagayan Valley.",
  ],
  since,
  // Source: specification.
  tripsPerDay: 30,
  travelHours: busTravelHours,
  earlyMinutes,
  // Source: specification.
  fares: [
    {
      busType: "Regular AC",
      price: 495,
      note: counterFareNote,
    },
    {
      busType: "Deluxe",
      price: 520,
      // Source: Abante, February 19, 2023; travelers’ accounts, 2011–2016.
      note: "Fewer stops. Most coaches have a toilet, not all. Deluxe and First Class often cost a few hundred pesos more than listed here.",
    },
    {
      busType: "First Class",
      price: 580,
      // Source: Abante, February 19, 2023.
      note: "Usually two seats and one to a row.",
      scheduleOnly: true,
    },
  ],
  // Source: specification.
  terminals: [
    // Source: travelers’ accounts, hence “usually”.
    { terminal: "cubao", street: "Usually EDSA corner New York Street" },
    // Source: travelers’ accounts, hence “usually”.
    { terminal: "pasay", street: "Usually EDSA corner Apelo Cruz Street" },
    { terminal: "pitx" },
  ],
  baguioStop: "own-terminal",
  features: ["Leaves day and night", "Online booking", "First Class on selected trips"],
  // Source: specification.
  keyFeatures: ["Three terminals to choose from", `Rest stops every ${restStopEvery}`],
  // Source: the company’s site, 2019; travelers’ accounts to 2024.
  contact: "At the terminal counters, or online with a choice of seat, for a fee.",
  website: "victoryliner.com",
  // Source: Abante, February 19, 2023.
  seating: "2x2",
  // Source: Abante, February 19, 2023.
  insideCaption: "As in a regular coach. Deluxe and First Class are usually roomier.",
  // Source: specification; the rest our advice.
  tips: [
    `Weekends and holidays bring lines: add some time to the ${arriveEarly}.`,
    `Book ${bookSeatAhead} ahead for ${peakSeason}.`,
    "Keep your jacket with you, not in the luggage hold. The air-conditioning is cold.",
  ],
} as const satisfies OperatorFacts;
