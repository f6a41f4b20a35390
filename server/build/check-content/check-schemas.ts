import { z } from "zod";
import { destinations } from "../../../shared/content/destinations.ts";
import { asOf } from "../../../shared/content/figures.ts";
import { longDate } from "../../../shared/content/formulas/dates.ts";
import { operatorBySlug } from "../../../shared/content/operators.ts";
import { busRoute, roadHeights, roadPlace } from "../../../shared/content/schema/bus-routes.ts";
import { monthClimate } from "../../../shared/content/schema/climate.ts";
import { datedFact } from "../../../shared/content/schema/dated-facts.ts";
import { dayPlan } from "../../../shared/content/schema/day-plans.ts";
import { destination } from "../../../shared/content/schema/destinations.ts";
import { festivals } from "../../../shared/content/schema/festivals.ts";
import { eatery, food, market } from "../../../shared/content/schema/foods.ts";
import * as gettingThere from "../../../shared/content/schema/getting-there.ts";
import { mapName, mapTown } from "../../../shared/content/schema/maps.ts";
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
  id,
  list,
  month,
  notice,
  range,
  text,
  tip,
} from "../../../shared/content/schema/texts.ts";
import { travelTipCategory } from "../../../shared/content/schema/travel-tips.ts";
import { type Content, type Violation, valuesBelow } from "./content.ts";

const { busService, carRoute, season, vanService, wayFacts, wayId } = gettingThere;

const knownFact = datedFact
  .refine((fact) => fact.text.includes(longDate(fact.lastKnown)), "Name the date of `lastKnown` in the text.")
  .refine(({ lastKnown }) => lastKnown <= asOf, {
    path: ["lastKnown"],
    message: "`lastKnown` is later than `asOf` in figures.ts. Correct one of them.",
  });

const destinationId = id.refine(
  (known) => destinations.some((destination) => destination.id === known),
  "No place in destinations.ts has this id.",
);

function demandOperators(rows: z.infer<typeof departureRows>, context: z.RefinementCtx): void {
  for (const [index, [, slug]] of rows.entries()) {
    if (!Object.hasOwn(operatorBySlug, slug)) {
      context.addIssue({
        code: "custom",
        path: [index, 1],
        message: "No company in operators.ts has this id.",
      });
    }
  }
}

/** A list without facts of its own: labels, or computed from checked lists. */
const computed = z.array(z.unknown());

/** The schemas of the facts in each content file, and its computed lists. Records of texts need none. */
const schemas: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  "bus-routes": { busRouteFacts: list(busRoute) },
  "maps/city-map": {
    landmarks: list(mapName),
    cityRoadNames: list(mapName),
    arrivalStreetNames: list(mapName),
    publicMarket: mapName,
    victoryLiner: mapName,
  },
  climate: { climate: z.array(monthClimate).length(12), yearKey: computed },
  "dated-facts": { datedFacts: z.record(z.string(), knownFact) },
  "day-plans": { dayPlans: list(dayPlan), dayPlansCompany: list(answer) },
  destinations: { destinations: list(destination), sessionRoad: destination },
  "maps/elevation": { roadPoints: roadHeights, onwardPoints: roadHeights, climbPlaces: list(roadPlace) },
  festivals: { festivals },
  figures: {
    asOf: date,
    busTravelHours: range,
    dailyBudgetPrice: range,
    taxiDayPrice: range,
    peakMonths: list(month),
    rainyMonths: list(month),
    discountPercent: z.number().positive().max(100),
    earlyMinutes: z.number().positive(),
    taxiMeter: z.record(z.string(), z.number().positive()),
    taxiRides: z.record(z.string(), z.record(z.string(), z.number().positive())),
    taxiMeterYears: z.record(z.string(), z.int().min(2000)),
  },
  foods: {
    foods: list(food),
    eateries: list(eatery),
    eatingByKind: list(eatery),
    markets: list(market),
  },
  "maps/geography": {
    mapTowns: list(mapTown),
    city: mapTown.pick({ name: true, location: true }).extend({ country: text }),
  },
  "getting-there": {
    travelAdvisory: notice,
    busServices: list(busService),
    carRoutes: list(carRoute),
    vanServices: list(vanService),
    wayFacts: z.record(wayId, wayFacts),
    onTheBus: list(answer),
    broughtAlong: list(answer),
    airportRides: gettingThere.airportRides,
    hoursAfterLanding: z.number().positive(),
    landingHours: list(z.int().min(0).max(23)),
    airportTerminals: list(terminals.terminalId),
    partySize: z.int().positive(),
    fromAirport: list(answer),
    otherAirportWays: list(answer),
    numberCoding: list(answer),
    seasons: list(season),
  },
  "going-home": {
    baguioStops: z.record(terminals.baguioStopId, terminals.baguioStop),
    homeReports: list(terminals.homeReport),
  },
  home: { journeyCards: list(journeyCard), attractionIds: list(destinationId) },
  "maps/manila-map": { manilaAirport: mapName, manilaRoads: list(mapName) },
  news: { newsItems, roads: list(road) },
  operators: { operators: computed, operatorBySlug: z.record(z.string(), z.unknown()) },
  pages: { pages: z.record(z.string(), page) },
  schedule: {
    departureRows: departureRows.superRefine(demandOperators),
    timetableOperators: computed,
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
    bookingAdvisory: notice,
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
    importantReminder: notice,
    travelTips: list(travelTipCategory),
    access: list(answer),
    notKnown: list(answer),
  },
};

/** Checks the exports that have a schema, which all facts must have, and the facts of each operator. */
export function checkSchemas(content: Content): readonly Violation[] {
  const listed = Object.entries(schemas).flatMap(([file, exported]) =>
    Object.entries(exported).map(([name, schema]) => ({ file: `shared/content/${file}.ts`, name, schema })),
  );
  const ofOperators = Object.entries(content)
    .filter(([file]) => file.startsWith("shared/content/operators/"))
    .flatMap(([file, exported]) =>
      Object.entries(exported)
        // Such a file may also export texts that operators share.
        .filter(([, value]) => typeof value === "object")
        .map(([name]) => ({ file, name, schema: operatorFacts })),
    );
  const withSchema = [...listed, ...ofOperators];
  const checked = new Set(withSchema.map(({ file, name }) => `${file} ${name}`));
  const unchecked = Object.entries(content).flatMap(([file, exported]) =>
    Object.entries(file.startsWith("shared/content/") ? exported : {})
      .filter(([name, value]) => areFacts(value) && !checked.has(`${file} ${name}`))
      .map(([name]) => ({ file, path: [name], message: "Give these facts a schema in check-schemas.ts." })),
  );
  const violations = withSchema.flatMap(({ file, name, schema }) => {
    const issues = schema.safeParse(content[file]?.[name], { error: cureOf }).error?.issues ?? [];
    return issues.map(({ path, message }) => ({ file, path: [name, ...path], message }));
  });
  return [...unchecked, ...violations];
}

/** What to write instead, where a schema has no words of its own. */
function cureOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "unrecognized_keys":
      return `The schema has no ${issue.keys.join(", ")}. Correct the name, or add it to the schema.`;
    case "invalid_value":
      return `Write one of these: ${issue.values.join(", ")}.`;
    case "invalid_type":
      return issue.input === undefined ? "Write this field." : `Write a value of the type ${issue.expected}.`;
    default:
      return undefined;
  }
}

/** Whether an export is a list of entries or an object with figures. Others are texts, which `checkProse` reads. */
function areFacts(value: unknown): boolean {
  return Array.isArray(value)
    ? value.some((entry) => typeof entry === "object")
    : typeof value === "object" && valuesBelow(value).some(([, part]) => typeof part === "number");
}
