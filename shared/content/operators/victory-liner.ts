import { arriveEarly, bookSeatAhead, busTravelTime, peakSeason, restStopEvery } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";

const since = 1945;

export const victoryLiner = {
  name: "Victory Liner",
  shortName: "Victory Liner",
  tagline: "More trips to Baguio than any other company in this guide",
  description:
    "One of the largest bus companies of northern Luzon. Coaches leave from three Metro Manila terminals, by day and by night.",
  about: [
    `Jose I. Hernandez was a mechanic who built a bus from surplus US army parts. It made its first trip on 15 October ${since}.`,
    "The company is based in Caloocan, and a 2023 count gave it more than 1,000 buses. Besides Baguio it serves Pangasinan, Tarlac, Zambales and the Cagayan Valley.",
  ],
  since,
  tripsPerDay: 30,
  travelTime: busTravelTime,
  arriveEarly,
  fares: [
    {
      busType: "Regular AC",
      price: "₱495",
      note: "Air-conditioned, with two seats on each side of the aisle.",
    },
    {
      busType: "Deluxe",
      price: "₱520",
      note: "More comfort, fewer stops. Many coaches have a toilet, not all: ask.",
    },
    {
      busType: "First Class",
      price: "₱580",
      note: "Usually two seats and one to a row.",
      scheduleOnly: true,
    },
  ],
  terminals: [
    {
      terminal: "cubao",
      address: "EDSA corner New York Street, Cubao, Quezon City",
      note: "The usual address.",
    },
    {
      terminal: "pasay",
      address: "EDSA corner Apelo Cruz Street, Pasay City",
      note: "The usual address.",
    },
    {
      terminal: "pitx",
      address: "PITX, Parañaque City",
      note: "The display boards show your gate.",
    },
  ],
  baguioStop: "own-terminal",
  features: ["Leaves day and night", "Online booking", "First Class on selected trips"],
  keyFeatures: [
    "Three classes and three terminals to choose from",
    "Departures by day and by night",
    `Rest stops every ${restStopEvery}`,
  ],
  contact: "At the terminal counters, and online for a fee.",
  website: "victoryliner.com",
  seating: "2x2",
  insideCaption: "As in a regular coach. Deluxe and First Class are usually roomier.",
  tips: [
    `Weekends and holidays bring queues: add some time to the ${arriveEarly}.`,
    `Book ${bookSeatAhead} ahead in peak season, ${peakSeason}.`,
    "Buy your return ticket when you arrive in Baguio.",
    "Keep your jacket with you, not in the luggage hold. The air-conditioning is cold.",
  ],
} as const satisfies OperatorFacts;
