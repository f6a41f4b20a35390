import { arriveEarly, bookSeatAhead, busTravelTime, peakSeason, restStopEvery } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";

export const solidNorthTransit = {
  name: "Solid North Transit",
  shortName: "Solid North Transit",
  tagline: "From PITX to the mountains",
  description:
    "Most of its Baguio buses start at PITX, with further terminals in Cubao and Manila. Choose between Regular AC and Deluxe.",
  about: [
    "Pangasinan Solid North Transit belongs to the JAC Liner group. It has taken over the franchises of Dagupan Bus, a name with its own page in this guide.",
    "Most of its departures here leave from PITX in Parañaque, an indoor terminal with an LRT-1 station next door. The others start in Cubao.",
  ],
  tripsPerDay: 9,
  travelTime: busTravelTime,
  arriveEarly,
  fares: [
    {
      busType: "Regular AC",
      price: "₱495",
      note: "Air-conditioned, and the class of most departures from PITX.",
    },
    {
      busType: "Deluxe",
      scheduleType: "Deluxe AC",
      price: "₱540",
      note: "More comfort. Look for Deluxe AC in the timetable.",
    },
  ],
  terminals: [
    {
      terminal: "pitx",
      address: "PITX, Parañaque City",
      note: "Check the display boards for your gate.",
    },
    {
      terminal: "cubao",
      address: "Cubao, Quezon City",
      note: "Ask the operator for the street before you go.",
    },
    {
      terminal: "manila",
      address: "City of Manila",
      note: "The street is not certain and our timetable has no trip from here. Ask first.",
    },
  ],
  baguioStop: "governor-pack-road-unconfirmed",
  features: ["Mostly from PITX", "Train station next door", "Tickets at the PITX counter"],
  keyFeatures: [
    "An indoor wait at PITX, where the building has free Wi-Fi and charging points",
    `Rest stops every ${restStopEvery}`,
  ],
  contact: "At the PITX counter. biyaheroes.com has sold seats too.",
  insideCaption: "A neutral drawing: the layout of the real coach may differ, so ask for your row.",
  tips: [
    "Holding an online ticket? The company has asked those passengers to come an hour ahead.",
    "Take LRT-1 to PITX and you skip the road traffic on that side of the city.",
    "Want a regular seat? Start from PITX. The Cubao trips in our timetable are Deluxe AC.",
    `Book ${bookSeatAhead} ahead for ${peakSeason}, and buy snacks in the terminal before you board.`,
  ],
} as const satisfies OperatorFacts;
