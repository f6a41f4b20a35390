import { walkingMinutes } from "../values/distances.ts";
import { priceText, unitText } from "../values/format.ts";
import { cityCenter, mansion } from "./destinations.ts";
import {
  busTravelText,
  dailyBudgetPesos,
  longRideNote,
  nightMarketFillsText,
  nightMarketOpensText,
  rainySeasonText,
  strawberryText,
} from "./figures.ts";
import { victoryLinerTerminal } from "./maps.ts";
import type { DayPlan } from "./schema/day-plans.ts";
import type { Answer } from "./schema/values.ts";

/** Minutes on foot to the center from Victory Liner, which is not on Governor Pack Road. */
const fromVictoryLiner = unitText(
  walkingMinutes(victoryLinerTerminal.location, cityCenter.location),
  "minutes",
);

/** Pesos a day in town. Two adults spend the middle each, students and children the least. */
const [least, most] = dailyBudgetPesos;
const couple = least + most;

/** Times of day are suggestions. */
// Source, unless a plan says otherwise: for the choice of stops, our proposal; for each stop, as in
// destinations.ts, foods.ts and figures.ts.
export const dayPlans: readonly DayPlan[] = [
  {
    id: "one-day",
    heading: "One day",
    // Source: the tours, museums.gov.ph; bakeries, lines and when to be where, visitors’ reports.
    lead: "Off the night bus, up to the view, back down to the market. Slept badly? Leave out the garden. On Mondays The Mansion has no tours.",
    stops: [
      {
        time: "4:30 AM",
        place: "bus-terminals",
        name: "Off the night bus",
        text: `The ride takes ${busTravelText}. Wait here until it is light. Buy your ticket home now.`,
      },
      {
        time: "6:30 AM",
        place: "session-road",
        name: "Breakfast on Session Road",
        leg: { by: "foot", note: "down from Governor Pack Road" },
        text: `Bakeries and cafés open one by one. From Victory Liner, you walk ${fromVictoryLiner}.`,
      },
      {
        time: "7:30 AM",
        place: "mines-view-park",
        leg: { by: "jeepney" },
        text: "Best before 8, when the fog may come. In the morning, vendors sell taho.",
      },
      {
        time: "8:30 AM",
        place: "good-shepherd",
        leg: { by: "foot" },
        text: "Ube jam from the convent. Expect a line.",
      },
      {
        time: "10:00 AM",
        place: "the-mansion",
        leg: { by: "foot", note: "or take the jeepney back down" },
        text: `A tour in a group of 20. ${mansion.registration}`,
        cost: "Free",
      },
      {
        time: "12:00 PM",
        place: "botanical-garden",
        leg: { by: "foot", note: "down the long stairway at Wright Park" },
        text: "Highland huts, flowers and an old tunnel.",
        cost: "Entrance fee",
      },
      {
        time: "1:15 PM",
        place: "session-road",
        name: "Lunch on Session Road",
        picture: "lunch",
        leg: { by: "jeepney" },
        text: "Rest here: the Cathedral is up the stairs, the market downhill.",
      },
      {
        time: "2:30 PM",
        place: "baguio-cathedral",
        leg: { by: "foot", note: "up the stairs" },
        text: "Twin towers and a rose window. Keep quiet during Mass.",
        cost: "Free",
      },
      {
        time: "3:30 PM",
        place: "public-market",
        leg: { by: "foot", note: "downhill" },
        text: "Peanut brittle, coffee, vegetables. Buy berries last, and carry them by hand.",
      },
      {
        time: "5:00 PM",
        place: "burnham-park",
        leg: { by: "foot" },
        text: "Roses, orchids, and bicycles for rent.",
        cost: "Free to enter",
      },
      {
        time: "7:00 PM",
        place: "night-market",
        name: "Dinner, then the night market",
        leg: { by: "foot" },
        text: `Open from ${nightMarketOpensText}; more stalls come at ${nightMarketFillsText}. Keep your bag in front.`,
        cost: "Bring coins",
      },
      {
        time: "10:00 PM",
        place: "bus-terminals",
        name: "The bus home",
        picture: "couple",
        leg: { by: "foot", note: "uphill, with bags" },
        // Source: as in going-home.ts.
        text: "Genesis ran to Avenida this late (2016). Victory Liner’s late buses to Pasay, and to Cubao at 12:40 AM (2023), leave from its own terminal: take a taxi. Ask when you arrive.",
      },
    ],
  },
  {
    id: "two-days",
    heading: "Two days",
    lead: "The middle of town on foot, then the east at first light.",
    stops: [
      {
        time: "12:00 PM",
        place: "bus-terminals",
        name: "Arrive",
        text: "Leave your bags where you are staying.",
      },
      {
        time: "1:00 PM",
        place: "session-road",
        leg: { by: "foot" },
        text: "Lunch, bookshops, secondhand clothes.",
      },
      {
        time: "3:00 PM",
        place: "baguio-cathedral",
        leg: { by: "foot", note: "up the stairs" },
        text: "Stay for the view over downtown.",
        cost: "Free",
      },
      {
        time: "4:00 PM",
        place: "burnham-park",
        leg: { by: "foot" },
        text: "Gardens, and bicycles for rent.",
        cost: "Free to enter",
      },
      {
        time: "5:15 PM",
        place: "public-market",
        leg: { by: "foot" },
        text: "Closes about 7 PM.",
      },
      {
        time: "8:00 PM",
        place: "night-market",
        leg: { by: "foot" },
        text: "After dinner, when the stalls are out.",
      },
      {
        time: "6:30 AM",
        place: "mines-view-park",
        leg: { by: "taxi" },
        text: "At its best early, before the fog.",
      },
      {
        time: "8:00 AM",
        place: "good-shepherd",
        leg: { by: "foot" },
        text: "Opens about 8.",
      },
      {
        time: "9:30 AM",
        place: "the-mansion",
        leg: { by: "foot", note: "or take the jeepney back down" },
        text: "No tours on Mondays.",
        cost: "Free",
      },
      {
        time: "11:15 AM",
        place: "botanical-garden",
        leg: { by: "foot", note: "down the long stairway at Wright Park" },
        text: "Huts and flowers, then lunch.",
        cost: "Entrance fee",
      },
      {
        time: "2:00 PM",
        place: "camp-john-hay",
        leg: { by: "taxi" },
        text: "Bell House, and trails under the pines.",
        cost: "Entrance fee at Bell House",
      },
      {
        time: "5:00 PM",
        place: "bus-terminals",
        name: "The bus home",
        picture: "couple",
        leg: { by: "taxi" },
        text: "On a weekday, if you can.",
      },
    ],
  },
  {
    id: "third-day",
    heading: "A third day",
    lead: "After the two days: La Trinidad while it is cool, then the old houses on the hillside.",
    stops: [
      {
        time: "8:45 AM",
        place: "strawberry-farm",
        leg: { by: "jeepney" },
        text: `Berries to pick in ${strawberryText}, and stalls with flowers and vegetables.`,
        cost: "Free to look",
      },
      {
        time: "11:00 AM",
        place: "tam-awan-village",
        leg: { by: "taxi" },
        text: "Ifugao and Kalinga houses, and a café for lunch. The steps are steep.",
        cost: "Entrance fee",
      },
      {
        time: "1:30 PM",
        place: "public-market",
        leg: { by: "taxi" },
        text: "The last pasalubong.",
      },
      {
        time: "4:00 PM",
        place: "bus-terminals",
        name: "The bus home",
        leg: { by: "foot", note: "uphill, with bags" },
        text: "With Victory Liner? Take a taxi to its own terminal. Go on a weekday, if you can: Sunday afternoons fill first.",
      },
    ],
  },
  {
    id: "rain",
    heading: "A day of rain",
    // Source: visitors’ reports of fog, steps and mud; Kennon Road, PTV, November 2024.
    lead: `For ${rainySeasonText}, or any gray day: no views, no steep steps, no mud. Stay off Kennon Road.`,
    weather: "rain",
    stops: [
      {
        time: "9:00 AM",
        place: "the-mansion",
        leg: { by: "taxi" },
        text: "The first tour. Walk-ins get the places left over. No tours on Mondays.",
        cost: "Free",
      },
      {
        time: "11:00 AM",
        place: "baguio-cathedral",
        leg: { by: "taxi", note: "to the back door, if cars can get there" },
        text: "It is dry inside. Look up at the stained glass.",
        cost: "Free",
      },
      {
        time: "12:00 PM",
        place: "session-road",
        name: "A long lunch",
        leg: { by: "taxi" },
        text: "On Session Road, with shops and bookshops close by.",
      },
      {
        time: "2:00 PM",
        name: "BenCab Museum",
        picture: "museum",
        leg: { by: "taxi", minutes: [20, 30], note: "to Asin Road" },
        text: "The “Asin” jeepney from Kayang Street goes there too. Four levels of art and a café. Last entry 5:30\u00a0PM, closed on Mondays (as of 2020).",
        cost: "₱120 in 2017",
      },
      {
        time: "5:00 PM",
        place: "public-market",
        leg: { by: "taxi", minutes: [20, 30], note: "back to town" },
        text: "The covered stalls.",
      },
      {
        time: "8:00 PM",
        place: "night-market",
        picture: "umbrella",
        leg: { by: "foot" },
        text: "Only if the rain stops.",
      },
    ],
  },
];

export const dayPlansNote = `Times are suggestions; walks, rides and taxi fares are estimates. ${longRideNote}`;

// Source: our choice; The Mansion, museums.gov.ph; the taxi, local knowledge; the park, as in
// destinations.ts; the museums, lists of 2020 and later.
export const dayPlansAdvice: readonly Answer[] = [
  {
    // Source: an estimate of the guide, from the daily budget of the specification.
    id: "costs",
    term: "Cost a day",
    text: `${priceText(least)} for a student, ${priceText(couple)} for a couple, ${priceText(couple + 2 * least)} for a family of four (${priceText(least)} for each child): meals, rides and fees, by our estimate.`,
  },
  {
    id: "more-rain",
    term: "More rain",
    text: "Museo Kordilyera at UP Baguio, on the cultures of the highlands, or the small Baguio Museum on Governor Pack Road. Lists since 2020 have both open Tuesday to Sunday, 9 AM to 5 PM: check first.",
  },
  {
    id: "children",
    term: "Children",
    text: `Bikes and the playground of Burnham Park, the Botanical Garden, and the Strawberry Farm. The Mansion admits children ${mansion.children}.`,
  },
  {
    id: "elders",
    term: "Elders",
    text: "Ask whether the taxi can drive up behind the Cathedral: it spares you the stairs. The drive at The Mansion goes uphill: its page advises guests who need help to bring a companion.",
  },
  {
    id: "quiet",
    term: "A quiet hour",
    text: "The Botanical Garden on a weekday, 7–9 AM: shade, and few people yet.",
  },
];
