import { bookSeatText, busTravelHours, earlyMinutes, peakSeasonText, restStopText } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";

export const operator = {
  name: "Solid North Transit",
  shortName: "Solid North Transit",
  stripes: ["blue", "ivory", "red"],
  tagline: "From PITX to the mountains",
  description: "Most of its Baguio buses start at PITX.",
  // Source: DZME, May 2025.
  about: [
    "Pangasinan Solid North Transit belongs to the JAC Liner group. According to a May 2025 report, it holds the franchises of Dagupan Bus.",
  ],
  tripsPerDay: 9,
  travelHours: busTravelHours,
  earlyMinutes,
  fares: [
    { busType: "Regular AC", price: 495, note: "The class of most departures from PITX." },
    { busType: "Deluxe", timetableType: "Deluxe AC", price: 540, note: "In the timetable as Deluxe AC." },
  ],
  terminals: [
    { terminal: "pitx" },
    { terminal: "cubao" },
    { terminal: "manila", note: "No trips from Manila in our timetable." },
  ],
  baguioStop: "governor-pack-road-unconfirmed",
  features: ["Indoor terminal", "Train station next door"],
  // Source: PITX, Rappler, November 2018; rest stops, specification.
  keyFeatures: [
    "You wait indoors at PITX, with free Wi-Fi and charging points (2018)",
    "A train station next door to PITX",
    `Rest stops every ${restStopText}`,
  ],
  // Source: TheSmartLocal, 2021.
  contact: "At the PITX counter. In 2021 biyaheroes.com and the company’s page sold seats too.",
  // Source: online tickets, TheSmartLocal, 2021; the rest the timetable and our advice.
  tips: [
    "With an online ticket, come an hour early. That was the rule in 2021.",
    "Take LRT-1 to PITX and you skip the road traffic on that side of the city.",
    "Want a regular seat? Start from PITX. The Cubao trips in our timetable are Deluxe AC.",
    `Book ${bookSeatText} ahead for ${peakSeasonText}.`,
  ],
} as const satisfies OperatorFacts;
