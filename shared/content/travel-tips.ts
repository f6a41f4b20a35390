import {
  arriveEarly,
  bookRoomAhead,
  bookSeatAhead,
  coldNights,
  dailyBudget,
  elevation,
  fareDiscount,
  jeepneyFare,
  nightMarketOpens,
  peakSeason,
  peakSurcharge,
  rainySeason,
  taxiDay,
} from "./figures.ts";
import { kennonLimit } from "./getting-there.ts";
import type { Notice } from "./schema/notice.ts";
import type { TravelTipCategory } from "./schema/travel-tips.ts";

export const importantReminder: Notice = {
  heading: "Before you go",
  text: "Fares, times and roads change. Confirm them with the operator or the city before you set out.",
  points: [
    `The rainy season is ${rainySeason}. Watch the weather and keep your plans loose.`,
    kennonLimit,
    "Boats on Burnham Lake have been suspended since 1 October 2025, until further notice.",
    "Carry an ID, and the card for your fare discount if you have one.",
  ],
};

export const travelTips: readonly TravelTipCategory[] = [
  {
    id: "weather",
    category: "Weather and clothing",
    items: [
      `Pack a jacket and long trousers. Nights can fall to ${coldNights}.`,
      "Dress in layers. You will want them at breakfast and take them off by noon.",
      `The coldest months are also the busiest: ${peakSeason}.`,
      `In ${rainySeason}, carry an umbrella or a raincoat every day.`,
      "Wear closed shoes that grip. Streets are steep, and slippery after rain.",
      `Use sunscreen. At ${elevation} the air is cool but the sun is strong.`,
    ],
  },
  {
    id: "transport",
    category: "Getting around",
    items: [
      `A jeepney ride costs ${jeepneyFare}. Routes fan out from the centre; ask the driver before you board.`,
      "Taxis use the meter, and drivers usually give back your change.",
      `A taxi for the whole day costs ${taxiDay}. Agree on the stops and the price first.`,
      "Ride uphill and walk back down. It saves your legs for the sights.",
      "Stay off the road around noon at weekends, when traffic is slow.",
    ],
  },
  {
    id: "budget",
    category: "Budget",
    items: [
      `Plan ${dailyBudget} per person a day for meals, rides and entrance fees. The room is extra.`,
      "Keep small bills for jeepneys and market stalls. Many take only cash.",
      "There are ATMs along Session Road.",
      `Students, senior citizens and persons with disability pay ${fareDiscount} less on public transport with their ID.`,
      `Rooms cost ${peakSurcharge} more in ${peakSeason}. The rest of the year is usually kinder.`,
    ],
  },
  {
    id: "food",
    category: "Food",
    items: [
      "For a cheap full plate, look for a carinderia, an eatery with the day’s dishes in pots at the counter.",
      "See the public market early, while the highland vegetables are still being unpacked.",
      `The Night Market on Harrison Road opens from ${nightMarketOpens}, with street food beside the second-hand clothes.`,
      "Strawberry taho is usually a morning treat, sold by walking vendors around the parks.",
      "Strawberries have a season. Outside it, the jam is the better buy.",
    ],
  },
  {
    id: "shopping",
    category: "Shopping and pasalubong",
    items: [
      "Pasalubong are the gifts you bring home. The public market has most of them in one place.",
      "Ube jam from the Good Shepherd convent, near Mines View, helps pay for the schooling of Cordillera youth.",
      "Look for handwoven cloth, silver and woodcarving, and ask who made the piece.",
      "Haggle kindly, with a smile, and stop when the seller does.",
      "Buy strawberries on your last day and carry them by hand. Wrap jam jars before they go in a bag.",
    ],
  },
  {
    id: "safety",
    category: "Safety and health",
    items: [
      "In an emergency, call 911.",
      "At the night market, keep your bag closed and in front of you.",
      "The road curves on the climb. If that makes you ill, ask for a seat near the front and look at the road ahead.",
      "The height is mild, but the stairs are many. Rest when you need to.",
      "In an earthquake: drop, cover, hold on.",
      "Before a storm, read the advisories of PAGASA and the city.",
    ],
  },
  {
    id: "etiquette",
    category: "Manners",
    items: [
      "Ask before you photograph people in Cordillera dress.",
      "“Igorot” is a shared name for the peoples of the Cordillera. If you know it, use their own: Ibaloi, Kankanaey, Ifugao, Kalinga, Bontok.",
      "A ritual is not a show. Watch from a distance and follow what the elders ask.",
      "In churches, dress modestly and keep your voice low.",
      "Do not smoke in public places, and sort your rubbish.",
    ],
  },
  {
    id: "timing",
    category: "Timing and booking",
    items: [
      `In peak season, ${peakSeason}, book bus seats ${bookSeatAhead} ahead and rooms ${bookRoomAhead} ahead.`,
      "Come on a weekday if you can. Parks and roads are calmer.",
      "The weekend of the Panagbenga parades, in February, is the busiest. Holy Week and long weekends also fill up.",
      `Be at the terminal ${arriveEarly} before your bus. Some operators ask for more or less.`,
      "Buy your ticket home when you arrive in Baguio.",
    ],
  },
];
