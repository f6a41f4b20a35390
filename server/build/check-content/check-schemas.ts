import { z } from "zod";
import { busRoute, roadHeights } from "../../../shared/content/schema/bus-routes.ts";
import { monthClimate } from "../../../shared/content/schema/climate.ts";
import { dayPlan } from "../../../shared/content/schema/day-plans.ts";
import { destination } from "../../../shared/content/schema/destinations.ts";
import { festival } from "../../../shared/content/schema/festivals.ts";
import { eatery, food, market } from "../../../shared/content/schema/foods.ts";
import * as gettingThere from "../../../shared/content/schema/getting-there.ts";
import { landmark, mapName, mapTown } from "../../../shared/content/schema/maps.ts";
import { newsItems, road } from "../../../shared/content/schema/news.ts";
import { operatorFacts } from "../../../shared/content/schema/operators.ts";
import { journeyCard, page } from "../../../shared/content/schema/pages.ts";
import { departureRows } from "../../../shared/content/schema/schedule.ts";
import { phrases, synonymSets } from "../../../shared/content/schema/search.ts";
import * as stays from "../../../shared/content/schema/stays.ts";
import * as terminals from "../../../shared/content/schema/terminals.ts";
import {
  answer,
  date,
  datedFact,
  id,
  list,
  month,
  notice,
  range,
  text,
} from "../../../shared/content/schema/texts.ts";
import { travelTipCategory } from "../../../shared/content/schema/travel-tips.ts";
import { type Content, type Violation, valuesBelow } from "./content.ts";

const { busService, carRoute, season, vanService, way, wayId } = gettingThere;

/** For an export that is computed from others. */
const computed = z.unknown();

/** The schemas of the exports of each content file. Texts are left to check-prose.ts. */
const schemas: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  "bus-routes": { busRoutes: list(busRoute) },
  "city-map": {
    landmarks: list(landmark),
    cityRoadNames: list(mapName),
    ringNames: list(mapName),
    arrivalStreetNames: list(mapName),
    arrivalRingNames: list(mapName),
    arrivalPlaces: computed,
    arrivalWalks: computed,
    cityCenter: computed,
    cityLandmarks: computed,
    sights: computed,
  },
  climate: { climate: z.array(monthClimate).length(12) },
  "dated-facts": { datedFacts: z.record(z.string(), datedFact) },
  "day-plans": { dayPlans: list(dayPlan), dayPlansCompany: list(answer) },
  destinations: { destinations: list(destination) },
  elevation: { roadPoints: roadHeights, onwardPoints: roadHeights },
  festivals: { festivals: list(festival) },
  figures: {
    asOf: date,
    busTravelHours: range,
    dailyBudgetPrice: range,
    taxiDayPrice: range,
    peakMonths: list(month),
    rainyMonths: list(month),
    taxiMeter: z.record(z.string(), z.number().positive()),
  },
  foods: {
    foods: list(food),
    eateries: list(eatery),
    eatingByKind: list(eatery),
    markets: list(market),
  },
  geography: {
    mapTowns: list(mapTown),
    city: mapTown.pick({ name: true, location: true }).extend({ country: text }),
  },
  "getting-there": {
    aboveRanges: computed,
    travelAdvisory: notice,
    busServices: list(busService),
    carRoutes: list(carRoute),
    vanServices: list(vanService),
    ways: z.record(wayId, way),
    onTheBus: list(answer),
    airportRides: gettingThere.airportRides,
    fromAirport: list(answer),
    numberCoding: list(answer),
    seasons: list(season),
  },
  "going-home": {
    baguioStops: z.record(terminals.baguioStopId, terminals.baguioStop),
    homeReports: list(terminals.homeReport),
  },
  home: { journeyCards: list(journeyCard), attractionIds: list(id) },
  "manila-map": {
    manilaTerminals: computed,
    manilaAirport: landmark,
    manilaNames: list(mapName),
  },
  news: { newsItems, roads: list(road) },
  operators: { operators: computed, operatorBySlug: computed },
  pages: { pages: z.record(z.string(), page) },
  schedule: { departureRows },
  "search-phrases": {
    searchPhrases: z.record(z.string(), phrases),
    profilePhrases: z.record(z.string(), phrases),
  },
  stays: {
    hotelRates: stays.hotelRates,
    hotels: list(stays.hotel),
    innRate: range,
    inns: list(stays.inn),
    namedRooms: list(stays.namedRoom),
    transientHouses: list(stays.transientHouse),
    areas: list(stays.area),
    bookingAdvisory: notice,
    bookingTips: list(stays.bookingTip),
  },
  synonyms: { synonyms: synonymSets },
  terminals: {
    terminalFacts: z.record(terminals.terminalId, terminals.terminalFacts),
    terminals: computed,
    terminalById: computed,
    timetableTerminals: computed,
  },
  "travel-tips": {
    importantReminder: notice,
    travelTips: list(travelTipCategory),
    access: list(answer),
    unknown: list(answer),
  },
};

/** Checks each export against its schema. */
export function checkSchemas(content: Content): readonly Violation[] {
  return Object.entries(content).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]) => {
      const schema = schemaOf(file, name, value) ?? (isText(value) ? computed : unlisted);
      const issues = schema.safeParse(value).error?.issues ?? [];
      return issues.map(({ path, message }) => ({ file, path: [name, ...path], message }));
    }),
  );
}

const unlisted = z.never("It has no schema. Add it to check-schemas.ts, with a schema or as computed.");

function schemaOf(file: string, name: string, value: unknown): z.ZodType | undefined {
  const [, folder, own = ""] = /^shared\/content\/(operators\/)?(.*)\.ts$/.exec(file) ?? [];
  // An operator's file may also export texts that it shares with others.
  return folder ? (typeof value === "object" ? operatorFacts : undefined) : schemas[own]?.[name];
}

/** Whether it is a single value or consists of texts. */
function isText(value: unknown): boolean {
  return (
    typeof value !== "object" ||
    valuesBelow(value).every(([, nested]) => typeof nested === "string" || typeof nested === "object")
  );
}
