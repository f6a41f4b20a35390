import { arriveEarly, bookSeatAhead, busTravelTime, peakSeason, restStopEvery } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";

export const dagupanBus = {
  name: "Dagupan Bus",
  shortName: "Dagupan Bus",
  tagline: "Cubao to Pangasinan, and up to Baguio",
  description:
    "A Pangasinan name that also runs from Cubao to Baguio. The brand is now part of a larger group, so read your ticket before you board.",
  about: [
    "Dagupan Bus began when Saulog Transit took over the franchises of Villa Rey Transit. Its roads are the ones between Cubao and Pangasinan, and the climb to Baguio.",
    "The fleet has had two kinds of bus: air-conditioned, and ordinary ones without. The fares here are for the air-conditioned kind.",
    "The brand is now run within a larger group. Your bus may carry another name, so check the name on the bus and on the ticket.",
  ],
  since: 1974,
  tripsPerDay: 12,
  travelTime: busTravelTime,
  arriveEarly,
  fares: [
    {
      busType: "Regular AC",
      price: "₱490",
      note: "Air-conditioned.",
    },
    {
      busType: "Deluxe",
      price: "₱530",
      note: "A more comfortable coach. Ask about stops and a toilet.",
    },
  ],
  terminals: [
    {
      terminal: "cubao",
      address: "EDSA corner New York Street, Cubao, Quezon City",
    },
  ],
  baguioStop: "governor-pack-road-unconfirmed",
  features: ["Cubao terminal on EDSA", "Also serves Pangasinan", "Tickets at the counter"],
  keyFeatures: [
    "A much shorter ride too, from Dagupan to Baguio: ask there",
    `Rest stops every ${restStopEvery} from Manila`,
  ],
  contact: "At the Cubao counter.",
  insideCaption: "The drawing is neutral. Ask which coach is running, because layouts vary.",
  tips: [
    "Say “aircon” when you buy, to be sure that you do not get an ordinary bus.",
    "Sold out? Other companies have counters around the same corner of EDSA.",
    `Book ${bookSeatAhead} ahead from the counter for ${peakSeason}.`,
  ],
} as const satisfies OperatorFacts;
