import { z } from "zod";
import { destinations } from "../../../shared/content/destinations.ts";
import { asOf } from "../../../shared/content/figures.ts";
import { longDate } from "../../../shared/content/formulas/dates.ts";
import { landmarks } from "../../../shared/content/maps/city-map.ts";
import { newsItems } from "../../../shared/content/news.ts";
import { dayPlan, stop } from "../../../shared/content/schema/day-plans.ts";
import { destination, walk } from "../../../shared/content/schema/destinations.ts";
import { eatery, food, market } from "../../../shared/content/schema/foods.ts";
import * as gettingThere from "../../../shared/content/schema/getting-there.ts";
import { climbPlace, mapName, roadHeights } from "../../../shared/content/schema/maps.ts";
import * as news from "../../../shared/content/schema/news.ts";
import {
  busType,
  departureRows,
  homeReport,
  operatorSlug,
} from "../../../shared/content/schema/operators.ts";
import { journeyCard, page, phrases, siteLink, synonymSets } from "../../../shared/content/schema/pages.ts";
import * as stays from "../../../shared/content/schema/stays.ts";
import * as terminals from "../../../shared/content/schema/terminals.ts";
import { travelTipCategory } from "../../../shared/content/schema/travel-tips.ts";
import {
  answer,
  date,
  id,
  line,
  list,
  month,
  range,
  text,
  tip,
} from "../../../shared/content/schema/values.ts";
import { festivals, monthClimate, season } from "../../../shared/content/schema/year.ts";

const { busRoute, busService, carRoute, vanService, wayFacts, wayId } = gettingThere;

const knownFact = news.datedFact
  .refine((fact) => fact.text.includes(longDate(fact.lastKnown)), "Name the date of `lastKnown` in the text.")
  .refine(({ lastKnown }) => lastKnown <= asOf, {
    path: ["lastKnown"],
    message: "`lastKnown` is later than `asOf` in figures.ts. Correct one of them.",
  });

const destinationId = idIn(destinations, "destinations.ts");
const placeId = idIn([...destinations, ...landmarks], "destinations.ts or maps/city-map.ts");
const noticeId = idIn(newsItems, "news.ts");

const sight = destination.extend({
  near: list(placeId).exactOptional(),
  onFoot: list(walk.extend({ from: placeId })).exactOptional(),
});
const plan = dayPlan.extend({ stops: list(stop.extend({ place: placeId.exactOptional() })) });

/** An operator in a list, whose facts are checked in its own file. */
const listed = z.object({ slug: operatorSlug });

const positive = z.number().positive();
const year = z.int().min(2000);
const taxiRide = z.strictObject({ detour: positive, speed: positive });
const countedBus = z.strictObject({ operator: operatorSlug, busType });

const texts: z.ZodType = z.lazy(() => z.union([text, z.array(text), z.record(z.string(), texts)]));

/** For what needs no schema of its own: a figure, or texts in a list or by name. */
export const figureOrTexts = z.union([positive, texts], "Give these facts a schema in schemas.ts.");

/** By content file, the schemas of the exports that hold facts. */
export const schemas: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  "bus-routes": { busRouteFacts: list(busRoute) },
  "maps/city-map": {
    landmarks: list(mapName),
    cityLines: list(mapName),
    arrivalLines: list(mapName),
    publicMarket: mapName,
    victoryLinerTerminal: mapName,
  },
  climate: { climate: z.array(monthClimate).length(12) },
  "day-plans": { dayPlans: list(plan), dayPlansCompany: list(answer) },
  destinations: { destinations: list(sight), sessionRoad: sight },
  "maps/elevation": { roadPoints: roadHeights, onwardPoints: roadHeights, climbPlaces: list(climbPlace) },
  festivals: { festivals },
  figures: {
    asOf: date,
    busTravelHours: range,
    dailyBudgetPesos: range,
    taxiDayPesos: range,
    peakMonths: list(month),
    rainyMonths: list(month),
    discountPercent: positive.max(100),
    taxiMeter: z.strictObject({ start: positive, kilometer: positive, minute: positive }),
    taxiRides: z.strictObject({ quiet: taxiRide, inTraffic: taxiRide }),
    taxiMeterYears: z.strictObject({ start: year, rates: year }),
    countedBuses: z.strictObject({ thrifty: countedBus, middle: countedBus, comfort: countedBus }),
  },
  foods: {
    foods: list(food),
    eateries: list(eatery),
    eatingByKind: list(eatery),
    markets: list(market),
  },
  "maps/geography": {
    mapTowns: list(mapName),
    city: mapName.pick({ name: true, location: true }).extend({ country: text }),
  },
  "getting-there": {
    townBusHours: range,
    busServices: list(busService),
    carRoutes: list(carRoute),
    vanServices: list(vanService),
    wayFacts: z.record(wayId, wayFacts),
    onTheBus: list(answer),
    broughtAlong: list(answer),
    airportRides: gettingThere.airportRides,
    partySize: z.int().positive(),
    landingHours: list(z.int().min(0).max(23)),
    airportTerminals: list(terminals.terminalId),
    fromAirport: list(answer),
    otherAirportWays: list(answer),
    numberCoding: list(answer),
    seasons: list(season),
  },
  "going-home": {
    baguioStops: z.record(terminals.baguioStopId, terminals.baguioStop),
    homeReports: list(homeReport),
  },
  home: { journeyCards: list(journeyCard), attractionIds: list(destinationId) },
  "maps/manila-map": { manilaAirport: mapName, manilaRoads: list(mapName) },
  news: {
    datedFacts: z.record(z.string(), knownFact),
    newsItems: news.newsItems,
    roads: list(news.road.extend({ notice: noticeId.exactOptional() })),
  },
  operators: { operators: list(listed), operatorBySlug: z.record(operatorSlug, listed) },
  pages: { pageTexts: z.record(z.string(), page) },
  schedule: { departureRows, timetableOperators: list(listed) },
  site: { quickLinks: list(siteLink), exploreLinks: list(siteLink), closingLinks: list(siteLink) },
  "texts/search-texts": {
    searchText: z.object({ tasks: list(z.strictObject({ title: line, address: text })) }),
  },
  "texts/search-phrases": {
    searchPhrases: z.record(z.string(), phrases),
    profilePhrases: z.record(z.string(), phrases),
    operatorPhrases: z.record(z.string(), phrases),
  },
  stays: {
    hotelRates: stays.hotelRates,
    hotels: list(stays.hotel),
    innRate: range,
    inns: list(stays.inn),
    namedRooms: list(stays.namedRoom),
    transientHouses: list(stays.transientHouse),
    areas: list(stays.area),
    bookingTips: list(tip),
    beforeCheckIn: list(tip),
    whatToExpect: list(tip),
  },
  "texts/synonyms": { synonyms: synonymSets },
  terminals: {
    terminalFacts: z.record(terminals.terminalId, terminals.terminalFacts),
    terminalAmenities: z.strictObject({ text, items: list(text) }),
  },
  "travel-tips": {
    travelTips: list(travelTipCategory),
    access: list(answer),
    notKnown: list(answer),
  },
};

/** The id of an entry in another list. */
function idIn(entries: readonly { readonly id: string }[], file: string) {
  return id.refine((known) => entries.some((entry) => entry.id === known), `Nothing in ${file} has this id.`);
}
