import {
  arriveEarly,
  bookRoomAhead,
  bookSeatAhead,
  coldNights,
  dailyBudget,
  elevation,
  fareDiscount,
  jeepneyFare,
  longRideNote,
  nightMarketOpens,
  peakSeason,
  peakSurcharge,
  rainySeason,
  taxiDay,
} from "./figures.ts";
import { kennonLimit } from "./getting-there.ts";
import { refusedNote } from "./schedule-notes.ts";
import type { Answer } from "./schema/answers.ts";
import type { Notice } from "./schema/notice.ts";
import type { TravelTipCategory } from "./schema/travel-tips.ts";

export const importantReminder: Notice = {
  heading: "Before you go",
  // Source: our advice.
  text: "Fares, times and roads change. Confirm them with the operator or the city before you set out.",
  // Source: specification; the lake, Manila Bulletin, September 30, 2025.
  points: [
    `The rainy season is ${rainySeason}. Watch the weather and keep your plans loose.`,
    kennonLimit,
    "Boats on Burnham Lake have been suspended since October 1, 2025, until further notice.",
    "Carry an ID.",
  ],
};

/** Shown as a sign at the top of the page. */
// Source: Baguio Midland Courier.
export const emergencyNumber = "In an emergency, call 911.";

/** Who can read the guide where there is no network. */
// Source: how browsers save it, hence “usually”.
export const withoutSignal = "This guide usually opens without a signal once you have visited it.";

export const travelTips: readonly TravelTipCategory[] = [
  {
    id: "weather",
    category: "Weather and clothing",
    // Source: specification; the rest our advice.
    items: [
      `Pack a jacket and long pants. Nights can fall to ${coldNights}.`,
      "Dress in layers, and take them off by noon.",
      `In ${rainySeason}, carry an umbrella or a raincoat every day.`,
      "Wear closed shoes that grip. Streets are steep, and slippery after rain.",
      `Use sunscreen. At ${elevation} the air is cool but the sun is strong.`,
    ],
  },
  {
    id: "transport",
    category: "Getting around",
    // Source: fares and day hire, specification; lines, Ordinance 22 of 2024 and travelers’ accounts; meter,
    // Manila Bulletin, May 3, 2018, and Inquirer, 2024; the ride to Mines View, our reckoning.
    items: [
      `A jeepney ride in town costs ${jeepneyFare}. ${longRideNote} Say “Bayad po” as you pay, “Para po” to get off. Few run after about 8 PM.`,
      "Each route has its corner: Plaza–Mines View on lower Mabini Street, Scout Barrio for Camp John Hay on Harrison Road by Igorot Park, La Trinidad on Magsaysay Avenue by Baguio Center Mall. Drivers tell you where to get off.",
      "Take taxis by the meter: ₱50 at the start since 2024, then ₱13.50 a kilometer and ₱2 a minute by the rule of 2018. Session Road to Mines View is about ₱130–₱200. Drivers are known to give exact change.",
      `A taxi for the whole day costs ${taxiDay}. Agree on the stops and the price first.`,
      "Ride uphill and walk back down.",
    ],
  },
  {
    id: "budget",
    category: "Budget",
    // Source: specification; QR codes, Manila Bulletin, August 12, 2022; the card, People’s Balita, February
    // 14, 2023; machines, local knowledge, hence “usually” and “may”.
    items: [
      `Plan ${dailyBudget} per person a day for meals, rides and entrance fees. The room is extra.`,
      "Keep coins and small bills. Some market stalls take QR payments such as GCash; jeepneys and small stalls want cash.",
      "There are usually ATMs along Session Road. On long weekends they may run empty.",
      `Students, senior citizens and persons with disability pay ${fareDiscount} less on public transport every day, holidays too. Bring the original card. ${refusedNote}`,
    ],
  },
  {
    id: "food",
    category: "Food",
    // Source: the hour, specification; later hours, The Philippine Star and Baguio Chronicle, 2016–2021; the
    // rest our advice.
    items: [
      "For a cheap full plate, look for a carinderia, an eatery with the day’s dishes in pots at the counter.",
      "See the public market early, while the highland vegetables are still being unpacked.",
      `The Night Market on Harrison Road opens from ${nightMarketOpens}, with street food beside the second-hand clothes. Visitors found the full row from 8 or 9 PM, so go after dinner.`,
      "Strawberry taho is usually a morning treat, sold by walking vendors around the parks.",
    ],
  },
  {
    id: "shopping",
    category: "Shopping and pasalubong",
    // Source: the jam, Wikipedia and Inquirer; the rest our advice.
    items: [
      "Pasalubong are the gifts you bring home. The public market has most of them in one place.",
      "Ube jam from the Good Shepherd convent, near Mines View, helps pay for the schooling of Cordillera youth.",
      "Look for handwoven cloth, silver and woodcarving.",
      "Haggle kindly, with a smile, and stop when the seller does.",
      "Buy strawberries on your last day and carry them by hand. Wrap jam jars before they go in a bag.",
    ],
  },
  {
    id: "safety",
    category: "Safety and health",
    // Source: hospitals, Wikipedia and their own sites; visitors’ help,
    // Metropolitan, Baguio Midland Courier, 2024; bends and signal, local knowledge, hence “mostly” and
    // “may”.
    items: [
      "Baguio General Hospital, at the BGH rotunda, has an emergency room at all hours. Notre Dame de Chartres Hospital is on General Luna Road, near Session Road.",
      "Tourist police have a post on the lake side of Burnham Park.",
      "At the night market, keep your bag closed and in front of you.",
      "The last hour of the road is mostly bends. If they make you sick, sit in front and take medicine half an hour before.",
      "Phones may lose the signal on Kennon Road, Marcos Highway and the Halsema. Save your ticket and map first.",
      withoutSignal,
      "In an earthquake: drop, cover, hold on. Before a storm, read the advisories of PAGASA and the city.",
    ],
  },
  {
    id: "etiquette",
    category: "Manners",
    // Source: general knowledge and our advice.
    items: [
      "Get a yes before you photograph people in Cordillera dress.",
      "“Igorot” is a shared name for the peoples of the Cordillera. If you know it, use their own: Ibaloi, Kankanaey, Ifugao, Kalinga, Bontok.",
      "A ritual is not a show. Watch from a distance and follow what the elders say.",
      "In churches, dress modestly and keep your voice low.",
      "Do not smoke in public places, and sort your trash.",
    ],
  },
  {
    id: "timing",
    category: "Timing and booking",
    // Source: specification; Sundays, UNTV, April 22, 2019; the parades, the dates of 2012–2025.
    items: [
      `For ${peakSeason}, book bus seats ${bookSeatAhead} ahead and rooms ${bookRoomAhead} ahead; rooms cost ${peakSurcharge} more.`,
      "Come on a weekday if you can. Parks and roads are calmer.",
      "The busiest weekend is that of the Panagbenga parades, usually the last of February. Holy Week and long weekends also fill up.",
      `Be at the terminal ${arriveEarly} before your bus. Some operators say more or less.`,
      "Sunday and holiday afternoons fill first on the way down. Buy your ticket home when you arrive.",
    ],
  },
];

/** For older travelers, wheelchairs and strollers. */
export const access: readonly Answer[] = [
  {
    id: "easy-sights",
    term: "Easiest",
    // Source: Daily Tribune, September 15, 2024; the rest local knowledge.
    text: "Burnham Park is the flattest sight. Visitors to The Mansion were taken up the drive by golf cart in 2024.",
  },
  {
    id: "hard-sights",
    term: "Hard",
    // Source: Wikipedia; travelers’ accounts.
    text: "The stairs at Mines View, the 104 steps in front of Baguio Cathedral, the steep paths of Tam-awan, and the Strawberry Farm after rain.",
  },
  {
    id: "streets",
    term: "Streets",
    // Source: Guru Press Cordillera, September 2021; the rest local knowledge.
    text: "Steep, with uneven sidewalks and ramps only in places. A taxi from door to door is easier. For a baby, a carrier is better than a stroller.",
  },
  {
    id: "terminals",
    term: "Terminals",
    // Source: Rappler, November 2018; Top Gear Philippines, February 2, 2025; Victory Liner, travelers’
    // accounts.
    text: "PITX has access for persons with disability, and its LRT-1 station has elevators. In Baguio, Victory Liner sells tickets upstairs: turn to the staff at street level.",
  },
  {
    id: "buses",
    term: "Buses",
    // Source: none verified; the rest local knowledge.
    text: "We know of no wheelchair lift or space on any of them. A folding chair usually goes in the hold. Say at the counter that you need a front seat.",
  },
];
