import { z } from "zod";
import { answer } from "../../../shared/content/schema/answers.ts";
import { baguioStop, baguioStopId } from "../../../shared/content/schema/baguio-stops.ts";
import { busRoute } from "../../../shared/content/schema/bus-routes.ts";
import { monthClimate } from "../../../shared/content/schema/climate.ts";
import { dayPlan } from "../../../shared/content/schema/day-plans.ts";
import { destination } from "../../../shared/content/schema/destinations.ts";
import { festival } from "../../../shared/content/schema/festivals.ts";
import { eatery, food, market } from "../../../shared/content/schema/foods.ts";
import { list } from "../../../shared/content/schema/forms.ts";
import {
  busService,
  carRoute,
  season,
  vanService,
  way,
} from "../../../shared/content/schema/getting-there.ts";
import { journeyCard } from "../../../shared/content/schema/home.ts";
import { landmark } from "../../../shared/content/schema/maps.ts";
import { newsItem, road } from "../../../shared/content/schema/news.ts";
import { notice } from "../../../shared/content/schema/notice.ts";
import { operatorFacts } from "../../../shared/content/schema/operators.ts";
import { page } from "../../../shared/content/schema/pages.ts";
import { departureRow } from "../../../shared/content/schema/schedule.ts";
import { searchTask, synonymSets } from "../../../shared/content/schema/search.ts";
import {
  area,
  bookingTip,
  hotel,
  hotelRates,
  inn,
  transientHouse,
} from "../../../shared/content/schema/stays.ts";
import { terminalFacts, terminalId } from "../../../shared/content/schema/terminals.ts";
import { date, id, priceRange } from "../../../shared/content/schema/texts.ts";
import { travelTipCategory } from "../../../shared/content/schema/travel-tips.ts";

/** The schema of every list of entries, under the name of its file. Files also hold single texts, which are only prose. */
export const guideSchema = z.object({
  figures: z.object({ asOf: date }),
  pages: z.object({ pages: z.record(z.string(), page) }),
  operators: z.object({ directory: list(operatorFacts) }),
  terminals: z.object({ terminalFacts: z.record(terminalId, terminalFacts) }),
  schedule: z.object({ departureRows: list(departureRow) }),
  busRoutes: z.object({ busRoutes: list(busRoute) }),
  gettingThere: z.object({
    travelAdvisory: notice,
    busServices: list(busService),
    carRoutes: list(carRoute),
    vanServices: list(vanService),
    ways: list(way),
    onTheBus: list(answer),
    fromAirport: list(answer),
    numberCoding: list(answer),
    seasons: list(season),
  }),
  goingHome: z.object({ baguioStops: z.record(baguioStopId, baguioStop) }),
  destinations: z.object({ destinations: list(destination) }),
  dayPlans: z.object({ dayPlans: list(dayPlan) }),
  cityMap: z.object({ landmarks: list(landmark) }),
  foods: z.object({
    foods: list(food),
    eateries: list(eatery),
    eatingByKind: list(eatery),
    markets: list(market),
  }),
  festivals: z.object({ festivals: list(festival) }),
  climate: z.object({
    climate: z.array(monthClimate).length(12, "A year has twelve months. Write one entry for each."),
  }),
  stays: z.object({
    hotelRates,
    hotels: list(hotel),
    innRate: priceRange,
    inns: list(inn),
    transientHouses: list(transientHouse),
    areas: list(area),
    bookingAdvisory: notice,
    bookingTips: list(bookingTip),
  }),
  searchTasks: z.object({ writtenTasks: list(searchTask) }),
  synonyms: z.object({ synonyms: synonymSets }),
  news: z.object({ newsItems: list(newsItem), roads: list(road) }),
  travelTips: z.object({
    importantReminder: notice,
    travelTips: list(travelTipCategory),
    access: list(answer),
  }),
  home: z.object({ journeyCards: list(journeyCard), attractionIds: list(id) }),
});
