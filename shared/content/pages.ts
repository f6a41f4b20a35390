import { joinWords } from "../values/format.ts";
import { mapValues } from "../values/lists.ts";
import { asOf, bookRoomText, busTravelText, elevationText, flatKmText } from "./figures.ts";
import { operatorTexts } from "./operator-texts.ts";
import { type Operator, operators } from "./operators.ts";
import type { Page, PageMeta, PageName, PageSection } from "./schema/pages.ts";
import { timetableOperatorNames, timetableOperators, timetableTerminalNames } from "./timetable.ts";

export const guide = {
  name: "Baguio travel guide",
  shortName: "Baguio",
  description: "Bus schedules, fares, places, food and festivals for a trip to Baguio City.",
  locale: "en-PH",
  promise: "No cookies, no trackers.",
  sharePictureAlt: "A red bus on the winding road to a town on a hill.",
} as const;

/** Every page except the operators' profiles, by name. */
export const pages = {
  home: {
    path: "/",
    picture: "mid-range-hotels",
    label: "Home",
    heading: "Discover the Summer Capital",
    lead: `A city of pines and cool nights, ${elevationText} up, ${busTravelText} by bus from Manila. Here are the times, the fares and the places.`,
    title: "Baguio City travel guide: buses, places, food",
    description: `Plan a trip to Baguio City, ${elevationText} above sea level: bus schedules and fares, places to see, food, festivals, rooms and travel tips.`,
    keywords: `Baguio, Baguio City, ${guide.name}, Summer Capital of the Philippines, Manila to Baguio bus`,
  },
  destinations: {
    path: "/destinations",
    picture: "destinations",
    label: "Destinations",
    heading: "Places to see in Baguio",
    lead: "Parks, viewpoints, a cathedral and a strawberry farm: what to look for, how long it takes and how to get there.",
    title: "Baguio destinations: parks, views and history",
    description:
      "Burnham Park, Session Road, Mines View, The Mansion and more: what each Baguio sight is, how to get there, hours, fees, steps and what to do in the rain.",
    keywords: "Baguio tourist spots, Burnham Park, Session Road, Mines View Park, The Mansion, Camp John Hay",
  },
  dayPlans: {
    path: "/day-plans",
    picture: "news-tourism",
    label: "Day plans",
    heading: "What to do in a day",
    lead: "Plans from stop to stop, with the walks, the rides, and costs where they are known.",
    title: "Baguio itinerary: one to three days, and rain",
    description:
      "What to do in Baguio in one day, in two or three, and on a day of rain: an itinerary from stop to stop with walking minutes, jeepneys, taxis and fees.",
    keywords:
      "Baguio itinerary, Baguio day trip, one day in Baguio, Baguio 2 days 1 night, Baguio 3 days itinerary, Baguio rainy day",
  },
  foods: {
    path: "/foods",
    picture: "foods",
    label: "Foods",
    heading: "What to eat and bring home",
    lead: "Berries from the valley, purple jam from a convent, soup from the mountains. And where to sit down for a meal.",
    title: "Baguio foods and pasalubong to bring home",
    description:
      "Strawberries, ube jam, peanut brittle, sundot kulangot, pinikpikan and highland vegetables: what to eat, where to eat it, and the markets.",
    keywords: "Baguio food, pasalubong, ube jam, strawberry taho, peanut brittle, pinikpikan",
  },
  festivals: {
    path: "/festivals",
    picture: "festivals",
    label: "Festivals",
    heading: "Festivals through the year",
    lead: "Flower floats, street dances and harvest feasts in Baguio and the provinces around it, in the order of the year.",
    title: "Festivals of Baguio and the Cordillera by month",
    description:
      "When and where to see Panagbenga, the Strawberry Festival, Adivay, Imbayah and other feasts of Baguio City, Benguet and Ifugao.",
    keywords: "Panagbenga, Baguio festivals, Strawberry Festival, Adivay, Imbayah",
  },
  routes: {
    path: "/routes",
    picture: "routes",
    label: "Routes",
    heading: "Bus routes to and from Baguio",
    lead: "How far, how long, and which company.",
    title: "Bus routes to Baguio, Sagada and Banaue",
    description:
      "Distances, travel times and operators of the bus routes from Cubao, Pasay, Tarlac and Dagupan to Baguio, and from Baguio to Sagada and Banaue.",
    keywords: "Baguio bus routes, Cubao to Baguio, Pasay to Baguio, Baguio to Sagada, Baguio to Banaue",
  },
  schedules: {
    path: "/schedules",
    picture: "schedules",
    label: "Schedules",
    heading: "Buses to Baguio",
    title: "Baguio bus schedules and fares",
    description: `Usual times and fares of ${timetableOperatorNames} from ${timetableTerminalNames} to Baguio, and the fares of more companies.`,
    keywords:
      "Baguio bus schedule, Baguio bus fare, Victory Liner schedule, Joy Bus schedule, PITX to Baguio, Cubao to Baguio",
  },
  operators: {
    path: "/operators",
    picture: "bus",
    label: "Operators",
    heading: "Bus operators",
    title: "Bus operators to Baguio: fares and trips a day",
    description: `The ${operators.length} bus companies listed between Metro Manila and Baguio side by side: fares, trips a day and terminals, with the bus types of each.`,
    keywords: `Baguio bus companies, ${operators.map(({ shortName }) => shortName).join(", ")}`,
  },
  terminals: {
    path: "/terminals",
    picture: "terminals",
    label: "Terminals",
    heading: "Bus terminals",
    lead: "Where to board, there and back.",
    title: "Bus terminals for Baguio: Cubao, Pasay, PITX",
    description:
      "Addresses, operators and facilities of the Metro Manila bus terminals with trips to Baguio and of those in Baguio, and where to catch a bus home.",
    keywords: "Baguio bus terminal, Cubao bus terminal, Pasay bus terminal, PITX, Governor Pack Road",
  },
  gettingThere: {
    path: "/getting-there",
    picture: "getting-there",
    label: "Getting There",
    heading: "Getting to Baguio",
    lead: "Take a bus, drive, or share a van. All three end with a climb into the pines.",
    title: "How to get to Baguio by bus, car or van",
    description: `Bus guides for ${timetableTerminalNames}, driving directions with tolls, number coding, vans, the way from NAIA and Clark, and the best months.`,
    keywords: "how to get to Baguio, Manila to Baguio, drive to Baguio, van to Baguio, Kennon Road",
  },
  stay: {
    path: "/stay",
    picture: "stay",
    label: "Stay",
    heading: "Where to stay",
    lead: "What a night costs, and where.",
    title: "Where to stay in Baguio: hotels, inns, houses",
    description: `Baguio hotels, inns and transient houses with usual prices a night, the areas to stay in, a day’s cost, and why to book ${bookRoomText} ahead for peak season.`,
    keywords: "Baguio hotels, Baguio inns, Baguio transient house, where to stay in Baguio, Camp John Hay",
  },
  travelTips: {
    path: "/travel-tips",
    picture: "travel-tips",
    label: "Travel Tips",
    heading: "Travel tips",
    lead: "Clothes, rides, costs and how to be a good guest.",
    title: "Baguio travel tips: weather, money and manners",
    description:
      "Practical advice for a trip to Baguio: clothes for cold nights, jeepneys and taxis, daily budget, markets, safety, manners and when to book.",
    keywords: "Baguio travel tips, Baguio weather, Baguio budget, Baguio jeepney fare, Baguio night market",
  },
  news: {
    path: "/news",
    picture: "news-infrastructure",
    label: "News",
    heading: "Travel news",
    lead: "Roads, works, storms and events, each with its date.",
    title: "Baguio travel news: roads, buses and events",
    description: `Notices of ${asOf.slice(0, 4)} for visitors to Baguio City: road limits, bus trips on holidays, works in Burnham Park, storms and city events.`,
    keywords: "Baguio news, Kennon Road, Burnham Lake, Baguio travel advisory",
  },
  search: {
    path: "/search",
    label: "Search",
    heading: "Search the guide",
    lead: "A bus, a place, a dish, a question.",
    title: `Search the ${guide.name}`,
    description: `Find a place, a bus company, a terminal, a dish, a festival or a room in the ${guide.name}, in English or Filipino.`,
    keywords: "Baguio, search, next bus to Baguio",
  },
} as const satisfies Readonly<Record<PageName, Page>>;

interface ProfileFigures {
  /** The terminals where its trips to Baguio begin. */
  readonly origins: readonly string[];
  readonly fares: string;
  readonly busTypes: readonly string[];
}

/** The metadata of an operator's profile. */
export function profileMeta(operator: Operator, { origins, fares, busTypes }: ProfileFigures): PageMeta {
  const { name, doubt } = operator;
  const trips = `${doubt ? "listed with " : ""}${operatorTexts.trips(operator, origins)}`;
  const advice = doubt ? "Not confirmed: ask the company first." : "Where to board and how early to come.";
  const roads = origins.map((origin) => `${origin} to Baguio bus`);
  return {
    title: `${name} to Baguio: fares, terminals and tips`,
    description: `${name} to Baguio: ${trips}, ${fares} one way, ${joinWords(busTypes)}. ${advice}`,
    keywords: `${name} Baguio, ${name} fare, ${name} terminal, ${roads.join(", ")}`,
  };
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

/** The sections of an operator's profile, by anchor. */
export function profileSections(operator: Operator) {
  const isTimed = timetableOperators.includes(operator);
  return sectionsFrom({
    departures: isTimed ? "Departures" : `Listed: ${operator.tripsPerDay} trips a day`,
    fares: operator.routes ? "Classes and fares" : "Bus types and fares",
    "key-features": "Key Features",
    routes: "Routes",
    terminals: "Terminal Locations",
    about: `About ${operator.name}`,
    tips: "Tips",
    booking: "Contact information",
  });
}

/** Turns headings by anchor into sections by anchor. */
function sectionsFrom<Id extends string>(headings: Readonly<Record<Id, string>>) {
  return mapValues(headings, (heading, id): PageSection => ({ id, heading }));
}
