import { arriveEarly, bookSeatAhead, busTravelTime, peakSeason } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";

export const codaLines = {
  name: "Coda Lines",
  shortName: "Coda Lines",
  tagline: "Known for the long night road to Sagada",
  description:
    "A mountain specialist, best known for its night bus to Banaue, Bontoc and Sagada. This guide also lists trips between Cubao and Baguio.",
  about: [
    "Coda Lines is best known for one long road beyond Baguio, about twelve hours from Quezon City by night.",
    "For Baguio this guide lists Cubao as its terminal. Because the company is better known further north, confirm the place and the departure before you go.",
  ],
  tripsPerDay: 8,
  travelTime: busTravelTime,
  arriveEarly,
  fares: [
    {
      busType: "Regular AC",
      price: "₱470",
      note: "The bottom of the listed range, which we take to be the regular seat.",
    },
    {
      busType: "Deluxe",
      price: "₱500",
      note: "The top of the listed range, taken here as deluxe.",
    },
  ],
  terminals: [
    {
      terminal: "cubao",
      address: "HM Transport compound, Monte de Piedad Street, Cubao, Quezon City",
      note: "Coda has usually loaded here.",
    },
  ],
  baguioStop: "unknown",
  features: ["Night bus to Sagada", "Online vouchers offered", "Office in Cubao"],
  keyFeatures: [
    "Overnight service to Banaue, Bontoc and Sagada",
    "Coaches with a toilet and coaches without, as travellers report",
  ],
  contact: "At the Cubao office. Online vouchers have been offered as well.",
  insideCaption: "How the seats stand depends on the coach. This drawing is only a neutral example.",
  tips: [
    "The company’s own rules have asked for check-in an hour ahead, so read your voucher.",
    "Carry an ID. Coda has asked for one at check-in.",
    "Check that your ticket says Baguio. The night bus to Sagada goes by way of Banaue.",
    "If a toilet on board matters to you, ask before you pay.",
    `Settle your seat ${bookSeatAhead} ahead for ${peakSeason}.`,
  ],
} as const satisfies OperatorFacts;
