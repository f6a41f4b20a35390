import { bookSeatAhead, busTravelHours, earlyMinutes, peakSeason } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";

// Source: Wikipedia.
const since = 1946;

export const philippineRabbit = {
  name: "Philippine Rabbit",
  shortName: "Philippine Rabbit",
  stripes: ["ivory", "red", "blue"],
  tagline: "One of the oldest names on the road north",
  // Source: that of the text below, and specification.
  lead: "A Tarlac company, listed from Avenida, in the city of Manila.",
  // Source: that of the line above.
  description: "Confirm that the Baguio trip is running.",
  // Source: Wikipedia; transportationhistory.org, 2019.
  about: [
    `Two brothers-in-law, Florencio Buan and Ricardo Paras, founded the company on August 28, ${since}, with weapon carriers salvaged from the army. It is one of the oldest bus companies in the country.`,
    "Home is Tarlac City. From there and from Avenida it built up lines to Central Luzon, Pangasinan and Baguio.",
  ],
  since,
  // Source: specification.
  tripsPerDay: 10,
  // Source: its Baguio terminal last seen in March 2009.
  doubt: "Confirm at the counter that the Baguio trip is running: no report of it here is newer than 2009.",
  travelHours: busTravelHours,
  earlyMinutes,
  // Source: specification.
  fares: [
    { busType: "Regular AC", price: 485 },
    { busType: "Deluxe", price: 510 },
  ],
  areClassesOurs: true,
  // Source: specification.
  terminals: [
    // Source: Wikipedia.
    {
      terminal: "manila",
      street: "Rizal Avenue (Avenida), Santa Cruz",
      note: "The avenue is long; the block is not known here.",
    },
  ],
  baguioStop: "near-the-row",
  features: ["Listed from Avenida, Manila", "Based in Tarlac City", "Tickets at the counter"],
  // Source: Wikipedia.
  keyFeatures: ["The one company here whose main terminal is in the city of Manila"],
  // Source: no online booking found.
  contact: "At the Avenida counter. We found no online booking.",
  // Source: specification; the rest our advice.
  tips: [
    `For ${peakSeason}, buy your seat ${bookSeatAhead} ahead.`,
    "Joining in Tarlac? Find out at the hub there which buses go up to Baguio.",
  ],
} as const satisfies OperatorFacts;
