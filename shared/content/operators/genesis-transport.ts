import { bookSeatAhead, busTravelTime, peakSeason, restStopEvery } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";

const arriveEarly = "20–30 minutes";

/** The Cubao terminal, which Joy Bus shares. */
export const genesisCubaoAddress = "704 EDSA corner New York Street, Cubao, Quezon City";

/** The company's site, which Joy Bus shares. */
export const genesisWebsite = "genesistransport.com.ph";

export const genesisTransport = {
  name: "Genesis Transport",
  shortName: "Genesis",
  tagline: "It began with a handful of buses",
  description:
    "Regular and Deluxe coaches from Cubao, Pasay and PITX. The premium Joy Bus belongs to the same company.",
  about: [
    "Genesis Transport Service started out with a handful of buses. Its head office and its Cubao terminal share one address on EDSA.",
    "Baguio is one road among many. Genesis also drives to Bataan, to Baler in Aurora, to Nueva Ecija and to Pampanga, and runs point-to-point buses to Clark.",
    "Joy Bus, which has its own page here, is a Genesis brand. Check which of the two is on your ticket: seats, fares and check-in times differ.",
  ],
  since: 1991,
  tripsPerDay: 20,
  travelTime: busTravelTime,
  arriveEarly,
  fares: [
    {
      busType: "Regular AC",
      price: "₱480",
      note: "Air-conditioned, usually with two seats on each side of the aisle.",
    },
    {
      busType: "Deluxe",
      price: "₱520",
      note: "A step up in comfort, with fewer stops. Ask whether the coach has a toilet.",
    },
  ],
  terminals: [
    { terminal: "cubao", address: genesisCubaoAddress },
    {
      terminal: "pasay",
      address: "Pasay City",
      note: "Usually near EDSA and Taft Avenue. Ask for the street before you go.",
    },
    {
      terminal: "pitx",
      address: "PITX, Parañaque City",
      note: "Find your gate on the display boards.",
    },
  ],
  baguioStop: "governor-pack-road",
  features: ["Leaves day and night", "Short check-in", "Same company as Joy Bus"],
  keyFeatures: ["Buses by day and by night", "A short check-in", `A pause to stretch every ${restStopEvery}`],
  contact: "At the terminal counters.",
  website: genesisWebsite,
  seating: "2x2",
  insideCaption: "The usual layout. Coaches differ, so look before you choose a seat.",
  tips: [
    `The ${arriveEarly} are for those who hold a ticket. Come earlier if you still have to buy one.`,
    `Regular seats have usually gone to whoever came first. For ${peakSeason}, ask about a reserved seat ${bookSeatAhead} ahead.`,
    "Look at the sign on the bus before you board. Genesis buses go to many other towns.",
    "Dress for cold air-conditioning, and bring water and a snack for the road.",
  ],
} as const satisfies OperatorFacts;
