import { walkingMinutes } from "../values/distances.ts";
import { namesOf, unitText } from "../values/format.ts";
import { airportTerminals } from "./getting-there.ts";
import { victoryLinerTerminal } from "./maps.ts";
import { operators } from "./operators.ts";
import type { BaguioStop, HomeReport } from "./schema/going-home.ts";
import type { BaguioStopId } from "./schema/operators.ts";
import { terminalFacts, victoryLinerCorner } from "./terminals.ts";

/** Minutes on foot from Victory Liner to the terminals of the other companies. */
const toGovernorPackRoad = unitText(
  walkingMinutes(victoryLinerTerminal.location, terminalFacts.baguio.location),
  "minutes",
);

/** Where buses to Manila load in Baguio, best known first. */
export const baguioStops: Readonly<Record<BaguioStopId, BaguioStop>> = {
  // Source: four travelers’ accounts, 2007–2019, that agree.
  "own-terminal": {
    place: "Its own terminal, Utility Road and Marcoville",
    text: `It is ${victoryLinerCorner}. Tickets and the waiting lounge are upstairs. Most other terminals are on Governor Pack Road, ${toGovernorPackRoad} away on foot.`,
  },
  // Source: local knowledge, unverified; the parades, city Ordinance 6 of 2024.
  "governor-pack-road": {
    place: "Governor Pack Road",
    text: "By one local account, in the row of bus terminals near Upper Session Road. In February 2024 the Panagbenga parades closed part of it until the afternoon.",
  },
  // Source: local knowledge, unverified.
  "governor-pack-road-unconfirmed": {
    place: "Ask on Governor Pack Road",
    text: "The stop is not confirmed.",
  },
  // Source: one traveler’s account, March 2009.
  "near-the-row": {
    place: "Beside Governor Pack Road, near SM",
    text: "Last reported in 2009.",
  },
  // Source: travelers’ accounts, 2007–2015; Slaughter Compound, Manila Bulletin, December 21, 2020.
  "market-side": {
    place: "Dangwa terminal, behind Baguio Center Mall",
    text: "Last reported in 2015. In December 2020 Bontoc buses were sent to the Slaughter Compound on Magsaysay Avenue.",
  },
  // Source: three travelers’ accounts, 2014–2016, of the buses to Banaue.
  "rizal-park": {
    place: "Otek Street, near Rizal Park",
    text: "For the Banaue buses, in reports of 2014–2016.",
  },
  // Source: none found.
  unknown: {
    place: "Not known",
    text: "Ask the company before you come up.",
  },
};

/** Departures from Baguio that others reported, by where they lead. No company’s timetable was found. */
export const homeReports: readonly HomeReport[] = [
  {
    // Source: SPOT.ph, July 13, 2023, regular express.
    to: "cubao",
    operator: "victory-liner",
    reported: "July 2023",
    text: "seven express buses, from 12:40 AM to 2:45 PM.",
  },
  {
    // Source: a list of 2016.
    to: "cubao",
    operator: "genesis-transport",
    reported: "2016",
    text: "every hour from 3 AM to 7 PM.",
  },
  {
    // Source: SPOT.ph, July 13, 2023, regular express.
    to: "pasay",
    operator: "victory-liner",
    reported: "July 2023",
    text: "six express buses, the first at 8 AM, the last three from 10:15 PM to 11:45 PM.",
  },
  {
    // Source: TheSmartLocal, July 2021.
    to: "pitx",
    operator: "solid-north-transit",
    reported: "July 2021",
    text: "three trips a day; we do not know the times.",
  },
  {
    // Source: a list of 2016.
    to: "manila",
    operator: "genesis-transport",
    reported: "2016",
    text: "to Avenida, by day and nearly all night.",
  },
];

export const goingHomeAdvice: readonly string[] = [
  // Source: our advice.
  "Try late at night or a weekday morning: seats are easier to get.",
  // Source: the walk, 0.5 km in a straight line, our estimate.
  `Sold out at Victory Liner? Walk ${toGovernorPackRoad} to Governor Pack Road. Most others load there, locals say.`,
  // Source: travelers’ accounts.
  "Or wait at the counter as a chance passenger: if someone does not show up, you get the seat.",
  // Source: the terminals, as in getting-there.ts; the hours, our advice.
  `Flying out of NAIA? ${namesOf(terminalFacts, airportTerminals)} are the nearest terminals: plan to arrive there four hours before your flight.`,
];

export const goingHomeTexts = {
  link: "Going home: reported times",
  stopsSummary: `Where each company loads in Baguio (${operators.length})`,
  // Source: UNTV, April 22, 2019; travelers’ accounts, 2007 and 2009; after 7 PM, the reports above; the rest
  // our advice.
  lead: "After 7 PM, the reports name only buses to Pasay and Avenida, and one to Cubao at 12:40 AM. Leaving on a Sunday or a holiday? Afternoon buses sell out first: buy your seat when you arrive in Baguio.",
  // Source: trips, PNA, December 29, 2017.
  reports:
    "On a normal day in 2017 Victory Liner ran about 110 trips to Manila. Reports, not a timetable: ask for the last bus when you arrive.",
} as const;
