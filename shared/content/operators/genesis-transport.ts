import { unitText } from "../../values/format.ts";
import { bookSeatText, busTravelHours, peakSeasonText, restStopText } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";
import { newYorkCorner, pitxNote } from "../terminals.ts";

const earlyMinutes = [20, 30] as const;
const earlyMinutesText = unitText(earlyMinutes, "minutes");

export const cubaoStreet = `704 ${newYorkCorner}`;

const ofJoyBus = "Joy Bus is its premium brand.";

export const operator = {
  name: "Genesis Transport",
  shortName: "Genesis",
  stripes: ["fern", "ivory", "grass"],
  tagline: "It began with a handful of buses",
  description: ofJoyBus,
  // Source: Wikipedia; Peryodikit, March 2024.
  about: [
    "The head office and the Cubao terminal share one address on EDSA. Genesis also goes to Bataan, Baler, Nueva Ecija and Pampanga. From Manila it also runs point-to-point buses to Clark.",
    `${ofJoyBus} Check which of the two is on your ticket: they differ in seats, fares and how early to come.`,
  ],
  // Source: Wikipedia.
  since: 1991,
  tripsPerDay: 20,
  travelHours: busTravelHours,
  earlyMinutes,
  // Source: specification; toilets, one account.
  fares: [
    { busType: "Regular AC", price: 480 },
    { busType: "Deluxe", price: 520, note: "A toilet on some coaches, by one account: ask when you buy." },
  ],
  terminals: [
    { terminal: "cubao", street: cubaoStreet },
    // Source: travelers’ accounts.
    { terminal: "pasay", street: "Near EDSA and Taft Avenue" },
    { terminal: "pitx", note: pitxNote, isUnconfirmed: true },
  ],
  baguioStop: "governor-pack-road",
  features: ["Day and night", `Come ${earlyMinutesText} early with a ticket`],
  keyFeatures: [
    "Several terminals to choose from",
    "Buses by day and by night",
    `Rest stops every ${restStopText}`,
  ],
  // Source: one account of 2019 of the counter; Wikipedia for the site.
  contact: "At the terminal counters: first come, first served in 2019.",
  website: "genesistransport.com.ph",
  // Source: one account of 2019.
  seating: "2x2",
  // Source: one account of 2019.
  insideCaption: "Two seats on each side, as seen on its bus to Baler in 2019.",
  // Source: specification; the rest our advice.
  tips: [
    `Come ${earlyMinutesText} ahead with a ticket, earlier without.`,
    `For ${peakSeasonText}, ask at the counter ${bookSeatText} ahead whether it sells seats in advance.`,
    "Read the sign on the bus before you board. Genesis buses go to many other towns.",
    "Dress for cold air-conditioning, and bring water and a snack for the road.",
  ],
} as const satisfies OperatorFacts;
