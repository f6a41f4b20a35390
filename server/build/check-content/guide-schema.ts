import { z } from "zod";
import { answer } from "../../../shared/content/schema/answers.ts";
import { baguioStop, baguioStopId } from "../../../shared/content/schema/baguio-stops.ts";
import { busRoute } from "../../../shared/content/schema/bus-routes.ts";
import { monthClimate } from "../../../shared/content/schema/climate.ts";
import { company, dayPlan } from "../../../shared/content/schema/day-plans.ts";
import { destination } from "../../../shared/content/schema/destinations.ts";
import { roadHeights } from "../../../shared/content/schema/elevation.ts";
import { festival } from "../../../shared/content/schema/festivals.ts";
import { eatery, food, market } from "../../../shared/content/schema/foods.ts";
import { list } from "../../../shared/content/schema/forms.ts";
import {
  busService,
  carRoute,
  season,
  vanService,
  way,
  wayId,
} from "../../../shared/content/schema/getting-there.ts";
import { journeyCard } from "../../../shared/content/schema/home.ts";
import { manilaLine } from "../../../shared/content/schema/manila-map.ts";
import { landmark, mapName, mapTown } from "../../../shared/content/schema/maps.ts";
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
import type { GuideContent } from "./guide-content.ts";

/** Schemas by file and list. A name that the content does not have does not compile. */
type ContentSchemas = {
  readonly [File in keyof GuideContent]?: { readonly [Name in keyof GuideContent[File]]?: z.ZodType };
};

/** The schema of every list of entries, by file. Single texts have no schema: they are checked as prose. */
const schemas = {
  figures: { asOf: date },
  pages: { pages: z.record(z.string(), page) },
  operators: { directory: list(operatorFacts) },
  terminals: { terminalFacts: z.record(terminalId, terminalFacts) },
  schedule: { departureRows: list(departureRow) },
  busRoutes: { busRoutes: list(busRoute) },
  gettingThere: {
    travelAdvisory: notice,
    busServices: list(busService),
    carRoutes: list(carRoute),
    vanServices: list(vanService),
    ways: z.record(wayId, way),
    onTheBus: list(answer),
    fromAirport: list(answer),
    numberCoding: list(answer),
    seasons: list(season),
  },
  goingHome: { baguioStops: z.record(baguioStopId, baguioStop) },
  geography: { mapTowns: list(mapTown) },
  destinations: { destinations: list(destination) },
  dayPlans: { dayPlans: list(dayPlan), dayPlansCompany: list(company) },
  cityMap: {
    landmarks: list(landmark),
    cityRoadNames: list(mapName),
    ringNames: list(mapName),
    arrivalStreetNames: list(mapName),
  },
  manilaMap: {
    manilaLines: list(manilaLine),
    manilaAirport: landmark,
    manilaNames: list(mapName),
  },
  foods: {
    foods: list(food),
    eateries: list(eatery),
    eatingByKind: list(eatery),
    markets: list(market),
  },
  festivals: { festivals: list(festival) },
  climate: {
    climate: z.array(monthClimate).length(12, "A year has twelve months. Write one entry for each."),
  },
  elevation: { roadPoints: roadHeights, onwardPoints: roadHeights },
  stays: {
    hotelRates,
    hotels: list(hotel),
    innRate: priceRange,
    inns: list(inn),
    transientHouses: list(transientHouse),
    areas: list(area),
    bookingAdvisory: notice,
    bookingTips: list(bookingTip),
  },
  searchTasks: { writtenTasks: list(searchTask) },
  synonyms: { synonyms: synonymSets },
  news: { newsItems: list(newsItem), roads: list(road) },
  travelTips: {
    importantReminder: notice,
    travelTips: list(travelTipCategory),
    access: travelTipCategory,
  },
  home: { journeyCards: list(journeyCard), attractionIds: list(id) },
} satisfies ContentSchemas;

/** The schema of the whole content. */
export const guideSchema = z.object(
  Object.fromEntries(Object.entries(schemas).map(([file, lists]) => [file, z.object(lists)])),
);
