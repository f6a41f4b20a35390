import { bookSeatText, busTravelHours, earlyMinutes, peakSeasonText } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";
import { terminalFacts } from "../terminals.ts";

// Source: Wikipedia.
const since = 1946;

export const operator = {
  name: "Philippine Rabbit",
  shortName: "Philippine Rabbit",
  stripes: ["ivory", "red", "blue"],
  tagline: "One of the oldest names on the road north",
  description: "No report of its Baguio trip since 2009.",
  // Source: Wikipedia; transportationhistory.org, 2019.
  about: [
    `Two brothers-in-law, Florencio Buan and Ricardo Paras, founded the company on August 28, ${since}, with weapon carriers salvaged from the army. It is one of the oldest bus companies in the country.`,
    "Home is Tarlac City. From there and from Avenida it built up routes to Central Luzon, Pangasinan and Baguio.",
  ],
  since,
  tripsPerDay: 10,
  // Source: its Baguio terminal last seen in March 2009.
  doubt: "We found no report of its Baguio bus since 2009. Ask at Avenida first.",
  travelHours: busTravelHours,
  earlyMinutes,
  fares: [
    { busType: "Regular AC", price: 485 },
    { busType: "Deluxe", price: 510 },
  ],
  hasGuessedClasses: true,
  terminals: [
    // Source: Wikipedia.
    {
      terminal: "manila",
      street: terminalFacts.manila.street,
      note: "The avenue is long, and we do not know the block.",
    },
  ],
  baguioStop: "near-the-row",
  features: ["From Avenida, Manila", "Hub in Tarlac City"],
  // Source: Wikipedia.
  keyFeatures: [
    "The one company here whose main terminal is in the city of Manila",
    "A hub in Tarlac City, for those who board there",
  ],
  // Source: no online booking found.
  contact: "At the Avenida counter. We know of no other way.",
  // Source: specification; the rest our advice.
  tips: [
    `For ${peakSeasonText}, buy your seat ${bookSeatText} ahead.`,
    "Boarding in Tarlac? Ask at the hub which bus goes up to Baguio.",
  ],
} as const satisfies OperatorFacts;
