import * as busRoutes from "../../../shared/content/bus-routes.ts";
import * as cityMap from "../../../shared/content/city-map.ts";
import * as climate from "../../../shared/content/climate.ts";
import { dataLicense } from "../../../shared/content/data-license.ts";
import * as dayPlans from "../../../shared/content/day-plans.ts";
import { dayCostsNote } from "../../../shared/content/derived/day-costs.ts";
import { destinationsNote, visitFacts } from "../../../shared/content/derived/destination-texts.ts";
import {
  coachText,
  comparisonCaptions,
  noDeparturesText,
} from "../../../shared/content/derived/operator-texts.ts";
import { tripCostLead, tripCostNote, tripCostRows } from "../../../shared/content/derived/trip-cost.ts";
import * as destinations from "../../../shared/content/destinations.ts";
import * as elevation from "../../../shared/content/elevation.ts";
import * as errorTexts from "../../../shared/content/error-texts.ts";
import * as festivals from "../../../shared/content/festivals.ts";
import * as figures from "../../../shared/content/figures.ts";
import * as foods from "../../../shared/content/foods.ts";
import * as geography from "../../../shared/content/geography.ts";
import * as gettingThere from "../../../shared/content/getting-there.ts";
import * as goingHome from "../../../shared/content/going-home.ts";
import { guideName } from "../../../shared/content/guide-name.ts";
import { attractionIds, climbLead, journeyCards, whyVisit } from "../../../shared/content/home.ts";
import * as manilaMap from "../../../shared/content/manila-map.ts";
import * as news from "../../../shared/content/news.ts";
import * as openData from "../../../shared/content/open-data.ts";
import { directory, operators } from "../../../shared/content/operators.ts";
import { otherNames } from "../../../shared/content/other-names.ts";
import { pages } from "../../../shared/content/pages.ts";
import * as profileTexts from "../../../shared/content/profile-texts.ts";
import { departureRows } from "../../../shared/content/schedule.ts";
import * as scheduleNotes from "../../../shared/content/schedule-notes.ts";
import type { JourneyCard } from "../../../shared/content/schema/home.ts";
import type { OperatorFacts } from "../../../shared/content/schema/operators.ts";
import type { Page } from "../../../shared/content/schema/pages.ts";
import type { DepartureRow } from "../../../shared/content/schema/schedule.ts";
import type { SearchTask } from "../../../shared/content/schema/search.ts";
import { writtenTasks } from "../../../shared/content/search-tasks.ts";
import * as searchTexts from "../../../shared/content/search-texts.ts";
import { sections } from "../../../shared/content/sections.ts";
import * as stays from "../../../shared/content/stays.ts";
import { synonyms } from "../../../shared/content/synonyms.ts";
import { terminalAmenities, terminalFacts } from "../../../shared/content/terminals.ts";
import * as travelTips from "../../../shared/content/travel-tips.ts";
import { resultsSentence, searchStatus, tooLongSentence } from "../../../shared/search/search-words.ts";
import * as site from "../../../shared/site.ts";
import { clockText, savedPageTexts } from "../../../shared/universal/script-texts.ts";

/** Lists with the types of their schemas, not of their literals, so that checks accept altered copies. */
const lists: {
  directory: readonly OperatorFacts[];
  departureRows: readonly DepartureRow[];
  pages: Readonly<Record<string, Page>>;
  journeyCards: readonly JourneyCard[];
  attractionIds: readonly string[];
  writtenTasks: readonly SearchTask[];
} = { directory, departureRows, pages, journeyCards, attractionIds, writtenTasks };

/**
 * What editors write, under the name of its file. Most of what is computed from it is left out: it throws at
 * the first violation, and the checks must find every one.
 */
export const guideContent = {
  figures: { ...figures },
  guideName: { guideName },
  dataLicense: { dataLicense },
  pages: { pages: lists.pages },
  sections: { sections },
  site: { ...site },
  operators: { directory: lists.directory },
  "derived/operatorTexts": {
    comparisonCaptions,
    sentences: operators.slice(0, 1).flatMap((one) => [coachText(one), noDeparturesText(one)]),
  },
  profileTexts: { ...profileTexts },
  terminals: { terminalFacts, terminalAmenities },
  schedule: { departureRows: lists.departureRows },
  scheduleNotes: { ...scheduleNotes },
  openData: { ...openData },
  busRoutes: { ...busRoutes },
  gettingThere: { ...gettingThere },
  goingHome: { ...goingHome },
  geography: { ...geography },
  destinations: { ...destinations },
  "derived/destinationTexts": {
    destinationsNote,
    sentences: destinations.destinations.slice(0, 1).map(visitFacts),
  },
  dayPlans: { ...dayPlans },
  cityMap: {
    landmarks: cityMap.landmarks,
    cityRoadNames: cityMap.cityRoadNames,
    ringNames: cityMap.ringNames,
    arrivalStreetNames: cityMap.arrivalStreetNames,
    headings: [cityMap.arrivalListHeading, ...Object.values(cityMap.wayHeadings)],
    captions: [cityMap.cityMapCaption, cityMap.areaMapCaption, cityMap.arrivalMapCaption],
  },
  manilaMap: { ...manilaMap },
  foods: { ...foods },
  festivals: { ...festivals },
  climate: { ...climate },
  elevation: { ...elevation },
  stays: { ...stays },
  "derived/dayCosts": { dayCostsNote },
  news: { ...news },
  travelTips: { ...travelTips },
  "derived/tripCost": { tripCostLead, tripCostNote, tripCostRows },
  home: { journeyCards: lists.journeyCards, attractionIds: lists.attractionIds, climbLead, whyVisit },
  searchTasks: { writtenTasks: lists.writtenTasks },
  searchTexts: { ...searchTexts },
  searchWords: {
    searchStatus,
    tooLongSentence,
    sentences: [resultsSentence("ube", 0), resultsSentence("ube", 1)],
  },
  scriptTexts: {
    clockText: clockText("12:00 AM"),
    savedPageTexts: { ...savedPageTexts, savedOn: savedPageTexts.savedOn("October 15, 2025") },
  },
  otherNames: { otherNames },
  synonyms: { synonyms },
  errorTexts: { ...errorTexts },
};

/** What a check takes: the guide's content, or a copy of it. */
export type GuideContent = typeof guideContent;
