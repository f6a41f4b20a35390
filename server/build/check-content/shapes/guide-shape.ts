import { z } from "zod";
import { list } from "./form.ts";
import { date, id, path } from "./leaf-shapes.ts";
import { departureRow, operator } from "./operator-shape.ts";
import { journeyCard, newsItem, pageText, shareWords, siteLink, travelTipCategory } from "./page-shapes.ts";
import {
  area,
  bookingTip,
  destination,
  festival,
  food,
  hotel,
  inn,
  monthClimate,
  transientHouse,
} from "./place-shapes.ts";
import { busRoute, busService, carRoute, notice, season, terminal, vanService } from "./travel-shapes.ts";

/** The shape of every list of entries. Files also hold single texts, which are only prose. */
export const guideShape = z.object({
  figures: z.object({ asOf: date }),
  paths: z.object({ paths: z.record(z.string(), path), operatorPaths: list(path) }),
  site: z.object({
    quickLinks: list(siteLink),
    exploreLinks: list(siteLink),
    legalLinks: list(siteLink),
  }),
  operatorSlugs: z.object({ operatorSlugs: list(id) }),
  operators: z.object({ operatorBySlug: z.record(z.string(), operator) }),
  terminal: z.object({ terminalIds: list(id) }),
  terminals: z.object({ terminalById: z.record(z.string(), terminal) }),
  schedule: z.object({ departureRows: list(departureRow) }),
  busRoutes: z.object({ busRoutes: list(busRoute) }),
  gettingThere: z.object({
    travelAdvisory: notice,
    busServices: list(busService),
    carRoutes: list(carRoute),
    vanServices: list(vanService),
    seasons: list(season),
  }),
  destinations: z.object({ destinations: list(destination) }),
  foods: z.object({ foods: list(food) }),
  festivals: z.object({ festivals: list(festival) }),
  climate: z.object({ climate: list(monthClimate) }),
  stays: z.object({
    hotels: list(hotel),
    inns: list(inn),
    transientHouses: list(transientHouse),
    areas: list(area),
    bookingAdvisory: notice,
    bookingTips: list(bookingTip),
  }),
  news: z.object({ newsItems: list(newsItem) }),
  travelTips: z.object({ importantReminder: notice, travelTips: list(travelTipCategory) }),
  home: z.object({ journeyCards: list(journeyCard), attractionIds: list(id) }),
  pageTexts: z.object({ pageTexts: z.record(z.string(), pageText) }),
  sharePictures: z.object({ shareWords: z.record(z.string(), shareWords) }),
});
