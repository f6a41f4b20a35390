import { keysOf, recordOf } from "./formulas/records.ts";
import { type OperatorSlug, operators, slugOf } from "./operators.ts";
import { departureRows } from "./schedule.ts";
import type { OperatorFacts } from "./schema/operators.ts";
import type { TerminalFacts, TerminalId } from "./schema/terminals.ts";

/**
 * In display order.
 * @public for the build, which checks them.
 */
export const terminalFacts: Readonly<Record<TerminalId, TerminalFacts>> = {
  // Source: company addresses, Wikipedia; the companies’ roads, as their profiles tell them; facilities,
  // local knowledge.
  cubao: {
    name: "Cubao Terminals",
    shortName: "Cubao",
    region: "Metro Manila",
    isMain: true,
    street: "EDSA and Aurora Boulevard",
    town: "Cubao, Quezon City",
    description:
      "Cubao is not one building. Each company has its own terminal, along EDSA or in the streets near Araneta City; Genesis and Joy Bus share one.",
    destinations: ["Baguio", "Pangasinan", "Vigan and Laoag", "Sagada and Bontoc", "Banaue"],
    operatorsDescription: "Nearly all the companies in this guide leave from Cubao.",
    facilities: [
      "Ticket counters",
      "Waiting areas",
      "Toilets",
      "Food stalls and convenience stores",
      "Charging points in some halls",
      "Security check at the entrance",
      "Taxi and ride-hail pick-up",
    ],
    features: ["Near MRT-3 and LRT-2", "Near Araneta City", "Most companies"],
    location: { lat: 14.6199, lon: 121.0527 },
  },
  // Source: travelers’ accounts; the trains, Wikipedia; the companies’ roads, as their profiles tell them;
  // facilities, local knowledge.
  pasay: {
    name: "Pasay Terminals",
    shortName: "Pasay",
    region: "Metro Manila",
    isMain: false,
    street: "EDSA near Taft Avenue",
    town: "Pasay City",
    description:
      "Victory Liner and Genesis usually load near EDSA, close to where MRT-3 and LRT-1 meet. With PITX, these are the nearest bus terminals to the airport. Where exactly the others load is not known here.",
    destinations: ["Baguio", "Tarlac", "Pangasinan", "Vigan and Laoag"],
    operatorsDescription: "Joy Bus runs its premium coaches from here as well as from Cubao.",
    facilities: [
      "Ticket counters",
      "Waiting areas",
      "Toilets",
      "Food stalls and convenience stores",
      "Security check at the entrance",
      "Taxi and ride-hail pick-up",
    ],
    features: ["Near MRT-3 and LRT-1", "Near the airport"],
    location: { lat: 14.5378, lon: 121.0013 },
  },
  // Source: Wikipedia; Manila Standard, 2018; the station, Bombo Radyo, November 16, 2024; facilities,
  // Rappler, November 2018; operators, specification.
  pitx: {
    name: "Parañaque Integrated Terminal Exchange (PITX)",
    shortName: "PITX",
    region: "Metro Manila",
    isMain: false,
    isOneBuilding: true,
    street: "1 Kennedy Road, Asiaworld, Tambo",
    town: "Parañaque City",
    description:
      "One large covered terminal, opened in 2018, with gates and departure boards. The PITX station of LRT-1 opened next door on November 16, 2024, with elevators.",
    destinations: ["Baguio"],
    operatorsDescription: "All their buses load in one building.",
    boardingNote: "The display boards show your gate.",
    facilities: [
      "Ticket counters and kiosks",
      "Departure boards",
      "Toilets, also gender-neutral",
      "Seats and charging points",
      "Food and shops",
      "Free Wi-Fi",
      "Lockers",
      "Prayer rooms and breastfeeding rooms",
      "Access for persons with disability",
    ],
    features: ["LRT-1 next door", "Under one roof", "Parking"],
    location: { lat: 14.5101, lon: 120.9913 },
  },
  // Source: Wikipedia; Solid North, specification; facilities, local knowledge.
  manila: {
    name: "Manila City Terminals",
    shortName: "Manila",
    region: "Metro Manila",
    isMain: false,
    street: "Rizal Avenue (Avenida), Santa Cruz",
    town: "Manila",
    description:
      "Philippine Rabbit is listed from Avenida, in Santa Cruz. Solid North Transit lists a Manila terminal too, but its trips to Baguio leave from PITX and Cubao.",
    destinations: ["Baguio", "Tarlac", "Pangasinan"],
    operatorsDescription: "For nearly all the others, go to Cubao.",
    facilities: ["Ticket counters", "Waiting areas", "Toilets", "Food stalls", "Taxi and ride-hail pick-up"],
    features: ["Near LRT-1 and LRT-2", "In the old city"],
    location: { lat: 14.6045, lon: 120.983 },
  },
  // Source: the row, Manila Bulletin; Victory Liner, four travelers’ accounts, 2007–2019; the walk, our
  // reckoning; specification; facilities, local knowledge.
  baguio: {
    name: "Baguio City Terminals",
    shortName: "Baguio",
    region: "Baguio City",
    isMain: true,
    street: "Governor Pack Road",
    town: "Baguio City",
    description:
      "Most bus terminals stand in a row on Governor Pack Road, about ten minutes on foot downhill to Session Road. Victory Liner has its own building, a block uphill from SM City Baguio. Buses to Sagada and Banaue usually load elsewhere in the center.",
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
    operatorsDescription:
      "Every company in this guide is listed with trips to Baguio, though not all to the same stop.",
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
    location: { lat: 16.4085, lon: 120.5975 },
  },
};

export interface Terminal extends TerminalFacts {
  readonly id: TerminalId;
  /** "EDSA near Taft Avenue, Pasay City". */
  readonly address: string;
  /** Operators with Baguio buses here, in the order of the directory. */
  readonly operators: readonly OperatorSlug[];
}

/** In display order. */
export const terminals: readonly Terminal[] = keysOf(terminalFacts).map((id) => {
  const facts = terminalFacts[id];
  return { id, ...facts, address: `${facts.street}, ${facts.town}`, operators: operatorsAt(id, facts) };
});

/** The terminals in the timetable, in alphabetical order. */
export const timetableTerminals: readonly Terminal[] = terminals
  .filter(({ id }) => departureRows.some(([, , terminal]) => terminal === id))
  .toSorted((a, b) => compareNames(a.shortName, b.shortName));

export const terminalById = recordOf(terminals.map((terminal) => [terminal.id, terminal]));

/** Every bus comes to Baguio, so all operators are there. */
function operatorsAt(id: TerminalId, { region }: TerminalFacts): readonly OperatorSlug[] {
  return operators
    .filter((operator) => region === "Baguio City" || boardingTerminals(operator).includes(id))
    .map(({ slug }) => slug);
}

/** Where an operator's trips to Baguio begin: the terminals of its departures, or all if none are known. */
export function boardingTerminals({ name, terminals }: OperatorFacts): readonly TerminalId[] {
  const timed = departureRows
    .filter(([, slug]) => slug === slugOf(name))
    .map(([, , terminal]): TerminalId => terminal);
  return terminals.map(({ terminal }) => terminal).filter((id) => timed.length === 0 || timed.includes(id));
}

/** Ignores case and locale, so that every build gives the same page. */
function compareNames(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  return left < right ? -1 : Number(left > right);
}

export const terminalAmenities = {
  // Source: local knowledge, unverified; toilet fees, one traveler’s account, 2016.
  text: "Large terminals usually have these, small ones fewer. Keep some coins ready: toilets may charge a few pesos.",
  // Source: local knowledge, unverified.
  items: [
    "Ticket counter",
    "Waiting area with seats",
    "Toilets",
    "Food stalls or a convenience store",
    "Charging points, often taken",
    "Security check at the entrance",
    "Taxi or ride-hail pick-up",
  ],
} as const;

/** Under the table of ways into town. */
// Source: the rule of the meter, as in figures.ts; the rest our reckoning.
export const taxiTableNote =
  "From Governor Pack Road, and by taxi from Victory Liner too. Fares are our estimate by the meter: the low end on empty roads, the high end in traffic.";
