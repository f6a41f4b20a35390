import { bookSeatText, busTravelHours, manilaKmText, peakSeasonText } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";
import { cubaoStreet, operator as genesisTransport } from "./genesis-transport.ts";

// Source: VERA Files, about 2012; SPOT.ph, January 15, 2021.
const reports = "2012–2021 reports";
export const joyBusToilet = `for light use (${reports})`;
// Source: VERA Files, about 2012.
const seats = 28;
const recline = "140 degrees";

export const operator = {
  name: "Joy Bus",
  shortName: "Joy Bus",
  stripes: ["ivory", "gold", "red"],
  tagline: "A wide seat, and few stops or none",
  description: "The premium brand of Genesis.",
  // Source: VERA Files, about 2012; SPOT.ph, January 15, 2021; seats of a regular bus, Abante, February 19,
  // 2023.
  about: [
    `Joy Bus is the premium brand of Genesis Transport. A regular bus has more than forty seats; the executive coach of Joy Bus, new in about 2012, has ${seats}.`,
    "A 2021 report says that coaches added since 2018 have screens in the seat backs, USB power and tray tables.",
  ],
  tripsPerDay: 8,
  travelHours: busTravelHours,
  earlyMinutes: 45,
  fares: [
    { busType: "Premium", price: 650, note: "On most departures." },
    { busType: "Luxury", price: 750, note: "The higher class, on the other departures." },
  ],
  terminals: [
    { terminal: "cubao", street: cubaoStreet, note: "The Genesis terminal." },
    { terminal: "pasay" },
  ],
  baguioStop: "governor-pack-road",
  features: [`${seats} seats (${reports})`, `Seats recline to ${recline}`, `Toilet (${reports})`],
  // Source: VERA Files, about 2012; SPOT.ph, January 15, 2021; recline, specification.
  keyFeatures: [
    `${seats} seats to a coach, two and one to a row (${reports})`,
    `Seats that recline to ${recline}`,
    "Wi-Fi (2012)",
    `A toilet ${joyBusToilet}`,
    "In our timetable, all by night",
  ],
  hotlineHours: "6 AM–10 PM",
  // Source: SPOT.ph, January 15, 2021.
  contact: "At the Genesis counters. Partner sites, iWantSeats and PinoyTravel, sold seats in 2021.",
  website: genesisTransport.website,
  // Source: VERA Files, about 2012; SPOT.ph, January 15, 2021.
  seating: "2x1",
  // Source: SPOT.ph, January 15, 2021.
  insideCaption: "Two seats and one, as reported in 2021.",
  // Source: specification; the rest our advice.
  tips: [
    "Traveling alone? Pick a seat on the single side.",
    "Eat before you board and bring a snack: there is no meal stop.",
    "An evening bus reaches Baguio long before breakfast. Tell your hotel, or take a bus that leaves after midnight.",
    `${seats} seats fill quickly. Book ${bookSeatText} ahead for ${peakSeasonText}.`,
  ],
  routes: [
    { title: "Cubao to Baguio", text: `The busier of the two, ${manilaKmText} of road.` },
    { title: "Pasay to Baguio", text: "Fewer trips, but an easier start if you come from the airport." },
  ],
} as const satisfies OperatorFacts;
