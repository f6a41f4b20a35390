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
    "For Baguio you have three terminals to choose from. Most trips are Regular AC or Deluxe. A few are First Class; the timetable marks them.",
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
      note: "Usually two seats on one side of the aisle and one on the other.",
      scheduleOnly: true,
    },
  ],
  terminals: [
    {
      terminal: "cubao",
      address: "EDSA corner New York Street, Cubao, Quezon City",
      note: "The usual address. Compare it with your ticket.",
    },
    {
      terminal: "pasay",
      address: "EDSA corner Apelo Cruz Street, Pasay City",
      note: "The usual address. Check it when you book.",
    },
    {
      terminal: "pitx",
      address: "PITX, Parañaque City",
      note: "The display boards show your gate.",
    },
  ],
  baguioStop:
    "Victory Liner usually arrives at a terminal of its own, near Utility Road and Marcoville, not on the Governor Pack Road row.",
  features: ["Leaves day and night", "Online booking", "First Class on selected trips"],
  keyFeatures: [
    "Two classes, Regular AC and Deluxe, and First Class on selected trips",
    "Three places to board: Cubao, Pasay and PITX",
    "Departures by day and by night",
    "Booking on the company’s own website, for a convenience fee",
    `Rest stops every ${restStopEvery}`,
    "A terminal of its own in Baguio, as a rule",
  ],
  contact:
    "Tickets are sold at the terminal counters and on the company’s website. Contact details are posted in both places.",
  website: "victoryliner.com",
  seating: "2x2",
  insideCaption:
    "Two seats on each side of the aisle, as in a regular coach. Deluxe and First Class are usually roomier.",
  tips: [
    `Be at the terminal ${arriveEarly} before departure. Weekends and holidays bring queues, so add some time then.`,
    "Read the terminal on your ticket. Cubao, Pasay and PITX lie in three different cities.",
    `Book ${bookSeatAhead} ahead in peak season, ${peakSeason}.`,
    "Buy your return ticket when you arrive in Baguio. It saves a second walk to the terminal.",
    "Keep your jacket with you, not in the luggage hold. The air-conditioning is cold.",
  ],
} as const satisfies OperatorFacts;
