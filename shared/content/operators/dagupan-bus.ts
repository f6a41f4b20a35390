import { bookSeatText, busTravelHours, earlyMinutes, peakSeasonText, restStopText } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";
import { newYorkCorner } from "../terminals.ts";

// Source: DZME, May 2025.
const owner = "According to a May 2025 report, the Solid North group holds its franchises.";

export const operator = {
  name: "Dagupan Bus",
  shortName: "Dagupan Bus",
  stripes: ["grass", "ivory", "gold"],
  tagline: "Cubao to Pangasinan, and up to Baguio",
  description: "The Solid North group holds its franchises (2025).",
  // Source: Wikipedia; philippinebus, March 2022.
  about: [
    "Dagupan Bus began when Saulog Transit took over the franchises of Villa Rey Transit.",
    "In 2022 its buses ran between Cubao and Pangasinan, and up to Baguio, some of them air-conditioned and some ordinary. The fares here are for air-conditioned ones.",
  ],
  // Source: Wikipedia.
  since: 1974,
  tripsPerDay: 12,
  doubt: `${owner} Look for that name on the bus too.`,
  travelHours: busTravelHours,
  earlyMinutes,
  fares: [
    { busType: "Regular AC", price: 490 },
    { busType: "Deluxe", price: 530 },
  ],
  terminals: [{ terminal: "cubao", street: newYorkCorner }],
  baguioStop: "governor-pack-road-unconfirmed",
  features: ["Terminal on EDSA", "On to Pangasinan"],
  keyFeatures: [
    "A terminal on EDSA in Cubao",
    "Buses from Dagupan to Baguio too",
    `Rest stops every ${restStopText}`,
  ],
  // Source: no online booking found.
  contact: "At the Cubao counter. We know of no other way.",
  // Source: specification; the rest our advice.
  tips: [
    "Say “aircon” when you buy: some buses are ordinary.",
    `For ${peakSeasonText}, book at the counter ${bookSeatText} ahead.`,
  ],
} as const satisfies OperatorFacts;
