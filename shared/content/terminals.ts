import { taxiMeterText } from "./figures.ts";
import type { TerminalFacts, TerminalId } from "./schema/terminals.ts";

/** In Cubao, where several companies have their terminals. */
// Source: Wikipedia; travelers’ accounts.
export const newYorkCorner = "EDSA corner New York Street";

/** Printed wherever the guide sends readers to a bus that only the specification places at PITX. */
export const pitxNote = "Most reports place only Solid North at PITX: ask first.";

/** In Baguio. */
// Source: four travelers’ accounts, 2007–2019, that agree.
export const victoryLinerCorner = "a block uphill from SM City Baguio";
export const victoryLinerCounter = "Victory Liner sells tickets upstairs: ask at street level";

/** In display order. */
export const terminalFacts = {
  // Source: company addresses, Wikipedia; the companies’ roads, as their profiles tell them; facilities,
  // local knowledge.
  cubao: {
    name: "Cubao Terminals",
    shortName: "Cubao",
    isMain: true,
    street: "EDSA and Aurora Boulevard",
    town: "Cubao, Quezon City",
    description: "There is no single terminal: each company has its own along EDSA or near Araneta City.",
    destinations: ["Baguio", "Pangasinan", "Vigan and Laoag", "Sagada and Bontoc *", "Banaue *"],
    operatorsDescription:
      "Tell your taxi driver the name of the bus company. If no street is given, we do not know it.",
    facilities: [
      "Ticket counters",
      "Waiting areas",
      "Toilets",
      "Food stalls and convenience stores",
      "Charging points in some halls",
      "Bags searched at the entrance",
      "Taxi and ride-hail pick-up",
    ],
    features: ["Near MRT-3 and LRT-2", "Most companies"],
    access: { toilet: "in most halls" },
    location: { lat: 14.6199, lon: 121.0527 },
  },
  // Source: Wikipedia; Solid North, specification; facilities, local knowledge.
  pasay: {
    name: "Pasay Terminals",
    shortName: "Pasay",
    isMain: false,
    street: "EDSA near Taft Avenue",
    town: "Pasay City",
    description: "The stops that we know are on or near EDSA.",
    destinations: ["Baguio", "Tarlac", "Pangasinan", "Vigan and Laoag"],
    operatorsDescription: "Where no street is given, ask the company first.",
    facilities: [
      "Ticket counters",
      "Waiting areas",
      "Toilets",
      "Food stalls and convenience stores",
      "Bags searched at the entrance",
      "Taxi and ride-hail pick-up",
    ],
    features: ["Near MRT-3 and LRT-1", "Near the airport"],
    access: { toilet: "in most halls" },
    location: { lat: 14.5378, lon: 121.0013 },
  },
  // Source: travelers’ accounts; the trains, Wikipedia; the companies’ roads, as their profiles tell them;
  // facilities, local knowledge.
  pitx: {
    name: "Parañaque Integrated Terminal Exchange (PITX)",
    shortName: "PITX",
    isMain: false,
    isOneBuilding: true,
    street: "1 Kennedy Road, Asiaworld, Tambo",
    town: "Parañaque City",
    description: `One large terminal. ${pitxNote}`,
    caution: "Most reports name only Solid North here: ask first.",
    destinations: ["Baguio"],
    operatorsDescription:
      "Every bus leaves from one building, open since 2018. The facilities are as of that year. The LRT-1 station opened on November 16, 2024.",
    boardingNote: "The display boards show your gate.",
    facilities: [
      "Ticket counters and kiosks",
      "Departure boards",
      "Toilets, including gender-neutral ones",
      "Seats and charging points",
      "Food and shops",
      "Free Wi-Fi",
      "Lockers",
      "Prayer rooms and breastfeeding rooms",
      "Access for persons with disability",
    ],
    features: ["LRT-1 next door", "Under one roof", "Parking"],
    // Source: Rappler, November 2018; the station, Top Gear Philippines, February 2, 2025.
    access: {
      steps: "elevators at the LRT-1 station",
      toilet: "also gender-neutral ones (2018)",
    },
    location: { lat: 14.5101, lon: 120.9913 },
  },
  // Source: Wikipedia; Manila Standard, 2018; the station, Bombo Radyo, November 16, 2024; facilities,
  // Rappler, November 2018; operators, specification, and two reports of Solid North.
  manila: {
    name: "Manila City Terminals",
    shortName: "Manila",
    isMain: false,
    street: "Rizal Avenue (Avenida), Santa Cruz",
    town: "Manila",
    description: "The terminal of Philippine Rabbit. Genesis buses from Baguio also ended here in 2016.",
    destinations: ["Baguio", "Tarlac", "Pangasinan"],
    operatorsDescription:
      "Solid North Transit has a Manila terminal too, but our timetable has its trips from PITX and Cubao only.",
    facilities: ["Ticket counters", "Waiting areas", "Toilets", "Food stalls", "Taxi and ride-hail pick-up"],
    features: ["Near LRT-1 and LRT-2", "In the old city"],
    access: { toilet: "in most halls" },
    location: { lat: 14.6045, lon: 120.983 },
  },
  // Source: the row, Manila Bulletin; Victory Liner, four travelers’ accounts, 2007–2019; the walk, our
  // estimate; specification; facilities, local knowledge.
  baguio: {
    name: "Baguio City Terminals",
    shortName: "Baguio",
    isMain: true,
    street: "Governor Pack Road",
    town: "Baguio City",
    description: `A row of terminals. Victory Liner has its own building, ${victoryLinerCorner}.`,
    destinations: [
      "Cubao",
      "Pasay",
      "PITX",
      "Manila",
      "Tarlac",
      "Dagupan",
      "Vigan and Laoag",
      "Sagada",
      "Banaue",
    ],
    operatorsDescription: "Buses to Sagada and Banaue load elsewhere in the center.",
    facilities: [
      "Ticket counters",
      "Waiting areas",
      "Toilets",
      "Food stalls and convenience stores",
      "Charging points in some halls",
      "Taxi stand",
      "Jeepneys to the center",
    ],
    features: ["Walk to Session Road", "Taxis and jeepneys"],
    // Source: Victory Liner, travelers’ accounts, 2007–2019; the slope, heights of the streets.
    access: {
      slope: "Governor Pack Road runs down to Session Road; Victory Liner is uphill from SM City",
      steps: victoryLinerCounter,
      toilet: "in most halls",
    },
    location: { lat: 16.4085, lon: 120.5975 },
  },
} satisfies Readonly<Record<TerminalId, TerminalFacts>>;

/** What the terminals page says about access, or names as not known. */
export const accessTerms = {
  slope: "slopes",
  steps: "steps",
  toilet: "toilets",
} as const satisfies Readonly<Record<keyof TerminalFacts["access"], string>>;

export const terminalAmenities = {
  // Source: local knowledge, unverified; toilet fees, one traveler’s account, 2016.
  text: "Small terminals have less. Keep coins ready: some toilets charge a few pesos.",
  // Source: local knowledge, unverified.
  items: [
    "Ticket counter",
    "Waiting area with seats",
    "Toilets",
    "Food stalls or a convenience store",
    "Charging points, often taken",
    "Bags searched at the entrance",
    "Taxi pick-up; app cars in Metro Manila",
  ],
} as const;

/** Under the table of ways into town. */
// Source: the rule of the meter, as in figures.ts; the rest are our estimates.
export const taxiTableNote = `Walks and the first taxi fare are from Governor Pack Road. Fares are our estimates, by ${taxiMeterText}: the low end on empty roads, the high end in traffic.`;
