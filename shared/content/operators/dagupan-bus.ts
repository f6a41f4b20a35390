import { bookSeatAhead, busTravelHours, earlyMinutes, peakSeason, restStopEvery } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";

// Source: DZME, May 2025.
const owner = "Its franchises are now with the Solid North group, and the bus may carry that name.";

export const dagupanBus = {
  name: "Dagupan Bus",
  shortName: "Dagupan Bus",
  stripes: ["grass", "ivory", "gold"],
  tagline: "Cubao to Pangasinan, and up to Baguio",
  // Source: that of the owner, and specification.
  lead: "A Pangasinan name that also runs from Cubao to Baguio.",
  description: owner,
  // Source: Wikipedia; philippinebus, March 2022.
  about: [
    `Dagupan Bus began when Saulog Transit took over the franchises of Villa Rey Transit. ${owner}`,
    "The buses run between Cubao and Pangasinan, and up to Baguio. There have been two kinds: air-conditioned, and ordinary ones without. The fares here are for the air-conditioned kind.",
  ],
  // Source: Wikipedia.
  since: 1974,
  // Source: specification.
  tripsPerDay: 12,
  travelHours: busTravelHours,
  earlyMinutes,
  // Source: specification.
  fares: [
    { busType: "Regular AC", price: 490 },
    { busType: "Deluxe", price: 530 },
  ],
  // Source: specification.
  terminals: [
    // Source: Wikipedia.
    { terminal: "cubao", street: "EDSA corner New York Street" },
  ],
  baguioStop: "governor-pack-road-unconfirmed",
  features: ["Cubao terminal on EDSA", "Also serves Pangasinan", "Tickets at the counter"],
  // Source: specification.
  keyFeatures: [
    "A shorter trip too, from Dagupan to Baguio",
    `Rest stops every ${restStopEvery} from Manila`,
  ],
  // Source: no online booking found.
  contact: "At the Cubao counter. We found no online booking.",
  // Source: specification; the rest our advice.
  tips: [
    "Say “aircon” when you buy, so that you do not get an ordinary bus.",
    `For ${peakSeason}, book at the counter ${bookSeatAhead} ahead.`,
  ],
} as const satisfies OperatorFacts;
