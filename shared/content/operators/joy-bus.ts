import { bookSeatAhead, busTravelTime, manilaDistance, peakSeason } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";
import { genesisCubaoAddress, genesisWebsite } from "./genesis-transport.ts";

const arriveEarly = "45 minutes";
const seats = 28;
const recline = "140 degrees";

export const joyBus = {
  name: "Joy Bus",
  shortName: "Joy Bus",
  tagline: "A wide seat, and few stops or none",
  description: `The premium service of Genesis Transport, with ${seats} reclining seats to a coach. All departures in this guide run at night.`,
  about: [
    `Joy Bus is the premium brand of Genesis Transport. Its executive coach has ${seats} seats in rows of two and one, where a regular bus has more than forty.`,
    `Every seat reclines to ${recline}. There is Wi-Fi, and a toilet on board. Coaches brought in from 2018 were fitted with screens in the seat backs, USB power and tray tables.`,
    "With few stops or none, you can sleep most of the way. In return, Joy Bus wants you at the terminal earlier than any other company here.",
  ],
  tripsPerDay: 8,
  travelTime: busTravelTime,
  arriveEarly,
  fares: [
    {
      busType: "Premium",
      price: "₱650",
      note: "A wide reclining seat, three to a row.",
    },
    {
      busType: "Luxury",
      price: "₱750",
      note: "The higher of the two classes. Ask what it adds on your departure.",
    },
  ],
  terminals: [
    { terminal: "cubao", address: genesisCubaoAddress },
    {
      terminal: "pasay",
      address: "Pasay City",
      note: "Ask for the street when you buy your ticket.",
    },
  ],
  baguioStop: "Joy Bus usually stops where Genesis does, on the Governor Pack Road row.",
  features: [`${seats} seats, two and one`, `Reclines to ${recline}`, "Wi-Fi on board", "Few or no stops"],
  keyFeatures: [
    `${seats} seats to a coach, two on one side of the aisle and one on the other`,
    `Seats that recline to ${recline}`,
    "Wi-Fi on board",
    "A toilet on board",
    "Few or no stops on the way",
    "Night departures from Cubao and Pasay",
  ],
  hotlineHours: "6 AM–10 PM",
  contact: `Tickets are sold at the Genesis counters, and partner websites have carried seats as well. For the hotline number, see ${genesisWebsite}.`,
  website: genesisWebsite,
  seating: "2x1",
  insideCaption: "Two seats on one side of the aisle and one on the other, as on a Joy Bus coach.",
  tips: [
    `Be at the terminal ${arriveEarly} before departure, longer than for a regular bus.`,
    "Travelling alone? Ask for a seat on the single side.",
    "Eat before you board and bring a snack. There is usually no meal stop.",
    "An evening bus reaches Baguio long before breakfast. Tell your hotel, or take one that leaves after midnight.",
    `A coach with ${seats} seats fills quickly. Book ${bookSeatAhead} ahead in peak season, ${peakSeason}.`,
  ],
  sections: [
    {
      heading: "Classes",
      items: [
        { title: "Premium", text: "The usual Joy Bus seat, on most of its departures." },
        { title: "Luxury", text: "On fewer departures. The timetable shows which." },
      ],
    },
    {
      heading: "Routes",
      items: [
        {
          title: "Cubao to Baguio",
          text: `The busier of the two, ${manilaDistance} with few stops or none.`,
        },
        {
          title: "Pasay to Baguio",
          text: "Fewer trips, but an easier start if you come from the airport.",
        },
      ],
    },
    {
      heading: "Locations",
      items: [
        { title: "Cubao", text: "The Genesis terminal on EDSA. Ask which counter sells Joy Bus." },
        { title: "Pasay", text: "In Pasay City. The street is best confirmed with your ticket." },
        {
          title: "Baguio",
          text: "Usually the Governor Pack Road row, a short walk from Session Road.",
        },
      ],
    },
  ],
} as const satisfies OperatorFacts;
