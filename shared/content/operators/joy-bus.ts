import { bookSeatAhead, busTravelTime, manilaDistance, peakSeason } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";
import { genesisCubaoAddress, genesisWebsite } from "./genesis-transport.ts";

const seats = 28;
const recline = "140 degrees";

export const joyBus = {
  name: "Joy Bus",
  shortName: "Joy Bus",
  tagline: "A wide seat, and few stops or none",
  description: `The premium service of Genesis Transport, with ${seats} reclining seats to a coach. All departures in this guide run at night.`,
  about: [
    "Joy Bus is the premium brand of Genesis Transport. A regular bus has more than forty seats; its executive coach has far fewer, and you can sleep most of the way. In return, it wants you at the terminal earlier than any other company here.",
    "Coaches brought in from 2018 were fitted with screens in the seat backs, USB power and tray tables.",
  ],
  tripsPerDay: 8,
  travelTime: busTravelTime,
  arriveEarly: "45 minutes",
  fares: [
    {
      busType: "Premium",
      price: "₱650",
      note: "The usual Joy Bus seat, on most departures.",
    },
    {
      busType: "Luxury",
      price: "₱750",
      note: "The higher of the two classes, on fewer departures. Ask what it adds on yours.",
    },
  ],
  terminals: [
    {
      terminal: "cubao",
      address: genesisCubaoAddress,
      note: "The Genesis terminal. Ask which counter sells Joy Bus.",
    },
    {
      terminal: "pasay",
      address: "Pasay City",
      note: "Ask for the street when you buy your ticket.",
    },
  ],
  baguioStop: "governor-pack-road",
  features: [`${seats} seats, two and one`, `Reclines to ${recline}`, "Wi-Fi on board", "Few or no stops"],
  keyFeatures: [
    `${seats} seats to a coach, two on one side of the aisle and one on the other`,
    `Seats that recline to ${recline}`,
    "Wi-Fi and a toilet on board",
    "All departures in this guide at night",
  ],
  hotlineHours: "6 AM–10 PM",
  contact: "At the Genesis counters. Partner websites have carried seats as well.",
  website: genesisWebsite,
  seating: "2x1",
  insideCaption: "Laid out as on a Joy Bus coach.",
  tips: [
    "Travelling alone? Ask for a seat on the single side.",
    "Eat before you board and bring a snack. There is usually no meal stop.",
    "An evening bus reaches Baguio long before breakfast. Tell your hotel, or take one that leaves after midnight.",
    `A coach with ${seats} seats fills quickly. Book ${bookSeatAhead} ahead in peak season, ${peakSeason}.`,
  ],
  routes: [
    { title: "Cubao to Baguio", text: `The busier of the two, ${manilaDistance} of road.` },
    {
      title: "Pasay to Baguio",
      text: "Fewer trips, but an easier start if you come from the airport.",
    },
  ],
} as const satisfies OperatorFacts;
