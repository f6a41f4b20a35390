import { mapValues } from "../lists.ts";
import { asOf, flatKmText } from "./figures.ts";

/** A section that links can lead to. */
export interface PageSection {
  readonly id: string;
  readonly heading: string;
}

const goingHomeHeading = "Going home to Manila";

/** By page and anchor. */
export const sections = {
  home: sectionsFrom({
    "the-climb": `Flat for ${flatKmText}, then the mountain`,
    plan: "Plan Your Mountain Journey",
    attractions: "Must-Visit Attractions",
    "why-visit": "Why Visit Baguio City?",
    "day-plans": "Plans for one to three days",
    "latest-news": `News of ${asOf.slice(0, 4)}`,
  }),
  foods: sectionsFrom({ "where-to-eat": "Where to eat", markets: "The two markets" }),
  destinations: sectionsFrom({ map: "Map of Baguio" }),
  dayPlans: sectionsFrom({ company: "Costs, a second wet day, children, elders" }),
  schedules: sectionsFrom({
    timetable: "Timetable",
    "going-home": goingHomeHeading,
    fares: "Fares: what a seat costs",
    "other-companies": "Companies without times",
    notes: "Important Notes",
  }),
  operators: sectionsFrom({
    comparison: "All companies compared",
    directory: "Each company in brief",
    "not-confirmed": "Not confirmed: ask first",
  }),
  terminals: sectionsFrom({
    "metro-manila": "Metro Manila",
    "baguio-city": "Baguio City",
    "going-home": goingHomeHeading,
    amenities: "In most terminals",
  }),
  gettingThere: sectionsFrom({
    "by-bus": "By Bus",
    "by-car": "By Car",
    "number-coding": "Number coding",
    "by-van": "By Van",
    road: "Is the road open?",
    "from-the-airport": "From the airport",
    landing: "By hour of landing",
    "on-the-bus": "On the bus",
    arrive: "In Baguio",
    "best-time": "Best Time to Travel",
  }),
  travelTips: sectionsFrom({
    "before-you-go": "Before you go",
    "trip-cost": "What a trip costs",
    access: "Seniors and wheelchairs",
    unknown: "Not known here",
  }),
  news: sectionsFrom({ roads: "Roads", notices: "Notices" }),
  stay: sectionsFrom({
    hotels: "Hotels",
    inns: "Inns & Lodges",
    transient: "Transient Houses",
    "fake-listings": "Beware of fake listings",
    areas: "Popular Areas to Stay",
    "cost-of-a-day": "What a day costs",
    "before-check-in": "Before check-in",
    "booking-tips": "Booking Tips",
    "what-to-expect": "What to Expect",
  }),
};

/** Turns headings by anchor into sections by anchor. */
function sectionsFrom<Id extends string>(headings: Readonly<Record<Id, string>>) {
  return mapValues(headings, (heading, id): PageSection => ({ id, heading }));
}
