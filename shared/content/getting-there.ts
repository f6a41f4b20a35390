import { amountText, namesOf, priceText, unitText } from "../values/format.ts";
import {
  bookRoomText,
  busTravelHours,
  busTravelText,
  coldNightText,
  manilaKm,
  peakMonths,
  peakSurchargeText,
  rainyMonths,
  rainySeasonText,
  restStopText,
} from "./figures.ts";
import { datedFacts } from "./news.ts";
import { joyBusToilet } from "./operators/joy-bus.ts";
import { expressFare2023, victoryDeluxeToilet } from "./operators/victory-liner.ts";
import type { BusService, CarRoute, Season, VanService, Way } from "./schema/getting-there.ts";
import type { TerminalId } from "./schema/terminals.ts";
import type { Answer } from "./schema/values.ts";
import { pitxNote, terminalFacts, victoryLinerCorner } from "./terminals.ts";

const vanFare = [600, 700] as const;
const vanHours = [5, 6] as const;
const expresswayHours = [4, 5] as const;
const expresswayTolls = [600, 800] as const;

// Source of fares, frequency and travel time: specification.
export const busServices: readonly BusService[] = [
  {
    terminal: "cubao",
    fare: [460, 580],
    everyMinutes: 60,
    // Source: our advice.
    tips: ["Tell the driver the company, not only “Cubao”."],
  },
  {
    terminal: "pasay",
    fare: [450, 580],
    // Source: the gaps in the timetable.
    everyMinutes: [60, 90],
    // Source: local knowledge.
    tips: ["Best from Makati."],
  },
  {
    terminal: "pitx",
    fare: [450, 580],
    everyMinutes: [30, 60],
    tips: [pitxNote],
  },
];

// Source of costs and hours: specification. For whom: our advice.
export const ways = {
  bus: {
    per: "a seat, one way",
    hours: busTravelHours,
    text: "For most people: by day and by night, with nothing to park.",
  },
  car: {
    per: "tolls, one way",
    cost: expresswayTolls,
    hours: expresswayHours,
    text: "By expressway. Good for families: you stop where you like. Drive by day. Fuel is extra; parking in Baguio is scarce and paid.",
  },
  van: {
    per: "a seat, one way",
    cost: vanFare,
    hours: vanHours,
    text: "For a group, or door to door. Tighter seats, little room for bags.",
  },
} as const satisfies Readonly<Record<string, Way>>;

export const onTheBus: readonly Answer[] = [
  {
    // Source: the profiles; a traveler’s account, 2016.
    id: "toilet",
    term: "Toilet",
    lead: `Joy Bus has one, ${joyBusToilet}.`,
    text: `Victory Liner Deluxe: ${victoryDeluxeToilet}. Regular buses have no toilet.`,
  },
  {
    // Source: specification; travelers’ accounts, 2010–2017; SPOT.ph, July 13, 2023.
    id: "stops",
    term: "Stops",
    lead: `Regular buses stop every ${restStopText},`,
    text: "in Tarlac and at Sison, Pangasinan, where there is hot food. Express buses stop once for 10–15 minutes, Joy Bus hardly ever.",
  },
  {
    // Source: the companies’ sites and terms, 2019–2022.
    id: "reserving",
    term: "Reserving",
    lead: "Victory Liner sells tickets online, for a fee.",
    text: "Most others sell at the counter. Exchange an online voucher there, usually an hour before.",
  },
  {
    // Source: travelers’ accounts, 2007–2014; refunds, resellers’ terms.
    id: "paying",
    term: "Paying",
    lead: "Bring cash.",
    text: "Cards and GCash only where the counter shows them. Refunds are rare: ask about rebooking before you pay.",
  },
];

export const broughtAlong: readonly Answer[] = [
  {
    // Source: one traveler’s account, 2011.
    id: "bags",
    term: "Bags",
    lead: "Big backpacks go in the luggage hold.",
    text: "Keep valuables with you.",
  },
  {
    // Source: RMN, about 2017.
    id: "children",
    term: "Children",
    lead: "Up to about one meter tall, they may ride free on a lap.",
    text: "Taller ones pay half or full: ask before you buy.",
  },
  {
    // Source: LTFRB circular 2020-003, Radyo Inquirer, February 11, 2020; UNTV, April 22, 2019.
    id: "pets",
    term: "Pets",
    lead: "Small and medium ones ride beside you, in a carrier and a diaper, for a seat’s fare.",
    text: "Large dogs may not, by a rule of 2020. Call first: one Baguio terminal refused pets in 2019.",
  },
];

/** Rides from NAIA by app car: minutes, and pesos of 2025. */
// Source: local knowledge, unverified.
export const airportRides = { minutes: [15, 45], pesos: [200, 400], seats: 4 } as const;

// Source: local knowledge.
export const airportTerminals: readonly TerminalId[] = ["pasay", "pitx"];

/** The rows of the table of landing hours. After a late landing, a missed bus means a night in Manila. */
export const landingHours = [8, 13, 20, 0] as const;

/** Hours to allow between landing and a bus. */
// Source: our advice.
export const hoursAfterLanding = 3;

export const fromAirport: readonly Answer[] = [
  {
    // Source: local knowledge, unverified, hence “about”.
    id: "naia",
    term: "NAIA",
    lead: `${namesOf(terminalFacts, airportTerminals)} are the nearest terminals:`,
    text: `${unitText(airportRides.minutes, "minutes")}, about ${priceText(airportRides.pesos)} by app car in 2025. Cubao can take two hours.`,
  },
  {
    // Source: People’s Balita, June 30, 2025; Rolling Stone Philippines, June 2025.
    id: "naia-cars",
    term: "Which car",
    lead: "An app car (Grab, JoyRide) or a cab from the official booth at arrivals.",
    text: "Only these may load there (June 2025).",
  },
  {
    // Source: Top Gear Philippines, February 2, 2025; where to get off, general knowledge.
    id: "trains",
    term: "Train",
    lead: "With bags, no station near NAIA is close enough to walk to.",
    text: "LRT-1 serves PITX, Pasay (EDSA) and Manila (Doroteo Jose), MRT-3 Cubao and Pasay (Taft Avenue), LRT-2 Cubao.",
  },
];

export const otherAirportWays: readonly Answer[] = [
  {
    // Source: People’s Balita, June 30, 2025; Interaksyon, December 26, 2023; Top Gear Philippines, February
    // 2, 2025.
    id: "naia-bus",
    term: "Bus",
    lead: "A free shuttle connects Terminals 1, 2 and 3 (June 2025).",
    text: "Airport buses to PITX and Cubao do not always run.",
  },
  {
    // Source: three travelers’ accounts, 2012 and 2024.
    id: "clark",
    term: "Clark, Pampanga",
    lead: "Board a Baguio bus of Victory Liner or Genesis at Dau in Mabalacat.",
    text: "Dau is about 20 minutes from Clark airport by taxi or Grab (₱380 one night in 2024). To Baguio it takes 4–5 hours in all. In the evening, ask at the airport desk how late buses stop there. From Baguio, ask for a bus that stops at Dau. We knew of no direct bus, either way, in October 2025.",
  },
  {
    // Source: no scheduled flights found for October 2025.
    id: "loakan",
    term: "Loakan",
    lead: "We found no regular flights to Baguio’s own airport",
    text: "in October 2025.",
  },
];

// Source of distances, hours and tolls: specification. Directions: Daily Tribune, October 21, 2025, and road
// knowledge.
export const carRoutes: readonly CarRoute[] = [
  {
    id: "nlex-sctex",
    route: "NLEX–SCTEX",
    km: manilaKm,
    hours: expresswayHours,
    tollFees: expresswayTolls,
    directions: [
      "Enter NLEX at Balintawak, or from Skyway Stage 3.",
      "Drive north through Bulacan and Pampanga to the Santa Ines junction at Mabalacat.",
      "Take SCTEX toward Tarlac.",
      "At the Tarlac end, continue on TPLEX.",
      "Stay on TPLEX to its northern end at Rosario, La Union.",
      "Follow the Rosario–Pugo road to Marcos Highway, also called Aspiras–Palispis Highway.",
      "Climb Marcos Highway through Tuba to the rotunda at Baguio General Hospital (BGH).",
      "Take Governor Pack Road or Kisad Road into the center.",
    ],
    // Source: tags, Daily Tribune, October 2025; Kennon Road, Manila Bulletin, July 9, 2025; the rest our
    // advice.
    notes: [
      "In October 2025 NLEX and SCTEX took Easytrip, and TPLEX Autosweep: ask whether you need both RFID tags.",
      "Fill the tank before the climb. On the way down, stay in low gear.",
      "Kennon Road, 33 km, is the shortest climb. In rain, keep to Marcos Highway or Naguilian Road.",
    ],
  },
  {
    id: "manila-north-road",
    route: "Manila North Road",
    km: 280,
    hours: [6, 7],
    tollFees: [400, 600],
    directions: [
      "Take NLEX from Balintawak, as far north as you wish to pay for.",
      "Leave it at Dau or Santa Ines and join MacArthur Highway, the Manila North Road.",
      "Pass Mabalacat, Bamban and Capas to Tarlac City.",
      "Go on by Gerona, Paniqui and Moncada to Rosales.",
      "Continue through Villasis, Urdaneta, Binalonan, Pozorrubio and Sison.",
      "At Rosario, La Union, take Marcos Highway by Pugo or Agoo, or Kennon Road if it is open and your car is light.",
      "Climb to the BGH rotunda and into the city.",
    ],
    // Source: road knowledge.
    notes: [
      "The old road is free. You pay only for NLEX.",
      "It crosses many towns, with tricycles: drive it by day.",
    ],
  },
];

/** Days on which a car must stay off the road, by the last digit of its plate. */
// Source: Daily Tribune, September 1, 2025; Top Gear Philippines, April 28, 2023; GMA News, June 2024; Baguio
// City Guide.
export const numberCoding: readonly Answer[] = [
  {
    id: "coding-plates",
    term: "Plates",
    lead: "Ending in 1–2 on Monday, 3–4 Tuesday, 5–6 Wednesday, 7–8 Thursday, 9–0 Friday,",
    text: "in both cities, as of 2025.",
  },
  {
    id: "coding-manila",
    term: "Manila",
    lead: "Weekdays 7–10 AM and 5–8 PM on the main roads,",
    text: "not on holidays. In Makati 7 AM–7 PM. Expressways are exempt.",
  },
  {
    id: "coding-baguio",
    term: "Baguio",
    lead: "Weekdays 7 AM–7 PM in the center,",
    text: "holidays too unless an order lifts it. Marcos Highway to the BGH rotunda, Naguilian and Bokawkan Road and Legarda are exempt. Visitors should obey it.",
  },
  {
    id: "coding-trip",
    term: "Your day",
    lead: "Be on the expressway before 7 AM, or between 10 AM and 5 PM.",
    text: "In Baguio leave the car at the hotel.",
  },
];

const vanPassengers = [12, 15] as const;

// Source of fares, hours and capacity: specification. Places and times: general, no company confirmed.
export const vanServices: readonly VanService[] = [
  {
    id: "cubao-vans",
    area: "Cubao, around Araneta City",
    fare: vanFare,
    hours: vanHours,
    schedule: "when full, most often in the early morning or the evening",
    passengers: vanPassengers,
    booking: "at the terminal desk",
  },
  {
    id: "pasay-vans",
    area: "Pasay and the Mall of Asia area",
    fare: vanFare,
    hours: vanHours,
    schedule: "when full, or by reservation",
    passengers: vanPassengers,
    booking: "at the desk or ahead",
  },
  {
    id: "door-to-door-vans",
    area: "Door to door in Metro Manila",
    fare: vanFare,
    hours: vanHours,
    schedule: "at the hour you agree on",
    passengers: vanPassengers,
    booking: "a day or more ahead",
  },
];

export const seasons: readonly Season[] = [
  {
    months: peakMonths,
    name: "Cold and busy",
    text: `Nights of ${coldNightText}. Rooms cost ${peakSurchargeText} more: book ${bookRoomText} ahead.`,
  },
  {
    months: [3, 4, 5],
    name: "Warm, with rain from May",
    // Source: the climate table; crowds, travelers’ accounts.
    text: "March and April are mostly dry. Holy Week and long weekends are crowded.",
  },
  {
    months: rainyMonths,
    name: "Rainy",
    // Source: specification; the rest our advice.
    text: "Fog, wet roads, fewer visitors. Keep a spare day.",
  },
  {
    months: [11],
    name: "Cool, before the crowds",
    // Source: the climate table; sunflowers, local knowledge, hence “often”.
    text: "The rain eases, and wild sunflowers often color the hills.",
  },
];

// Source: specification; the rest our advice.
export const roadAdvice: readonly string[] = [
  "Rain can close the mountain roads. On the day you travel, look for notices from DPWH-Cordillera and the city government.",
  "In a storm, ask the operator whether your bus runs.",
];

// Source: general; no company confirmed.
export const vanNotes: readonly string[] = [
  "For a charter, agree on the price of the whole van first.",
  "Look for a yellow plate and the franchise papers. Keep away from unregistered vans, known as colorum.",
  "Need to arrive by a certain hour? Take a bus.",
  "We could not check any van company, so we name none.",
];

export const gettingThereTexts = {
  /** The advisory in one line, with a link to the whole. */
  advisory: `Rainy season: ${rainySeasonText}. ${datedFacts.kennon.text}`,
  /** Below the buses of each terminal. */
  // Source: buses that stop in towns, SPOT.ph, July 13, 2023; the rest as in figures.ts and victory-liner.ts.
  bus: `From each terminal the trip takes ${busTravelText}; buses that stop in towns take ${amountText([6, 7])}, longer before holidays. In July 2023 Victory Liner charged ${expressFare2023} for an express seat: bring extra money. “Usually” is what others report.`,
  broughtAlong: "Bags, children and pets",
  /** Above the table of landing hours. */
  // Source: our advice, and the timetable.
  landing: `The first bus from Pasay or PITX ${unitText(hoursAfterLanding, "hours")} or more after you land. Times are our estimates. From PITX we count only Solid North: most reports name no other.`,
  otherAirportWays: "Airport buses, Clark, Dau in Pampanga, Loakan",
  // Source: as in terminals.ts.
  arrival: `Victory Liner stops ${victoryLinerCorner}, most others on or near Governor Pack Road. Ask your company.`,
} as const;
