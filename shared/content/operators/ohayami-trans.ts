import { arriveEarly, bookSeatAhead, busTravelTime, peakSeason } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";

export const ohayamiTrans = {
  name: "Ohayami Trans",
  shortName: "Ohayami",
  tagline: "The Banaue night bus, with seats to Baguio too",
  description:
    "Best known for night buses to Banaue. Baguio trips are listed from Cubao and Pasay, in Regular AC and Premium.",
  about: [
    "The name sounds Japanese and, it is said, is not: it is Imayaho spelled backwards, chosen by a founder from Hingyon in Ifugao.",
    "Its best-known road is the one between Manila and Banaue, a night of about 9–10 hours.",
    "Most reports of the company are about that trip, so ask whether your bus ends in Baguio.",
  ],
  tripsPerDay: 10,
  travelTime: busTravelTime,
  arriveEarly,
  fares: [
    {
      busType: "Regular AC",
      price: "₱510",
      note: "The everyday seat, air-conditioned.",
    },
    {
      busType: "Premium",
      price: "₱580",
      note: "The better of the two. Ask what comes with it.",
    },
  ],
  terminals: [
    {
      terminal: "cubao",
      address: "Cubao, Quezon City",
      note: "Ask the company for the street, and write it down.",
    },
    {
      terminal: "pasay",
      address: "Pasay City",
      note: "Make sure that your trip starts here, then ask for the street.",
    },
  ],
  baguioStop: "rizal-park",
  features: ["Night buses to Banaue", "Premium seats", "Cubao or Pasay"],
  keyFeatures: [
    "The one mountain line in this guide with a Pasay terminal",
    "Usually a daily bus between Banaue and Baguio as well",
  ],
  contact: "At the terminal counter. Travel portals have sold seats at times.",
  insideCaption: "Our drawing shows no particular coach. Ask how the seats stand when you choose yours.",
  tips: [
    "Passengers on its night buses have advised a blanket. A thick jacket does the same work.",
    "Banaue and Baguio are different buses. Read the sign in front before you hand over your bag.",
    `For ${peakSeason}, ask for seats ${bookSeatAhead} ahead.`,
    "Hold on to your ticket until you get off; a conductor may want to see it again.",
  ],
} as const satisfies OperatorFacts;
