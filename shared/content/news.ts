import { monthAndYear } from "../values/format.ts";
import {
  asOf,
  bookRoomText,
  bookSeatText,
  earlyMinutesText,
  peakSeasonText,
  peakSurchargeText,
} from "./figures.ts";
import type { DatedFact, NewsItem, Road } from "./schema/news.ts";

/** Facts that may no longer hold. */
export const datedFacts = {
  // Source: Manila Bulletin and Daily Tribune, August 29, 2025.
  kennon: {
    lastKnown: "2025-08-29",
    text: "Kennon Road reopened on August 29, 2025, to vehicles up to 5 metric tons.",
  },
  // Source: Daily Tribune, September 23, 2025.
  halsema: {
    lastKnown: "2025-09-23",
    text: "By September 23, 2025, landslides had closed Halsema Highway, and crews were clearing it. Ask DPWH-Cordillera before you go.",
  },
  // Source: Daily Tribune, September 23, 2025; Manila Bulletin, September 24 and 30, 2025.
  lake: {
    lastKnown: "2025-09-30",
    text: "No boats or fishing on Burnham Lake from October 1, 2025, until further notice (reports to September 30, 2025). Ask the City Tourism Office whether it is open again.",
  },
} as const satisfies Readonly<Record<string, DatedFact>>;

const datesNote = "Each notice says what was known on its date.";

const noClosureKnown = `No report of a closure to ${monthAndYear(asOf)}`;

/** Worst first. */
export const roads: readonly Road[] = [
  {
    id: "halsema-highway",
    name: "Halsema Highway",
    status: "closed",
    label: `Closed in ${monthAndYear(datedFacts.halsema.lastKnown)}`,
    state: `To Sagada and Bontoc. ${datedFacts.halsema.text}`,
    notice: "typhoon-nando-closes-mountain-roads",
  },
  // Source: PTV, November 2024, for rockfall.
  {
    id: "kennon-road",
    name: "Kennon Road",
    status: "restricted",
    label: `Light vehicles in ${monthAndYear(datedFacts.kennon.lastKnown)}`,
    state: `${datedFacts.kennon.text} We do not know when this limit ends. The shortest climb, but its slopes stay loose for days after rain.`,
    notice: "kennon-road-light-vehicles",
  },
  // Source: Manila Bulletin, August 29, 2025; PTV, November 2024.
  {
    id: "marcos-highway",
    name: "Marcos Highway",
    status: "open",
    label: noClosureKnown,
    state: "The usual way for buses and heavy vehicles; in rain, a better choice than Kennon Road.",
  },
  // Source: PTV, November 2024.
  {
    id: "naguilian-road",
    name: "Naguilian Road",
    status: "open",
    label: noClosureKnown,
    state: "With Marcos Highway, a detour when Kennon Road is closed.",
  },
];

/** Newest first. */
export const newsItems: readonly NewsItem[] = [
  {
    id: "book-rooms-for-peak-season",
    title: `Advice: rooms for ${peakSeasonText}`,
    date: "2025-10-15",
    category: "Tourism",
    picture: "upscale-hotels",
    summary: `Book rooms ${bookRoomText} ahead: in ${peakSeasonText} rates are ${peakSurchargeText} higher.`,
  },
  // Source: North Luzon Monitor, November 2025.
  {
    id: "smart-mobility-review",
    title: "Council began review of a traffic proposal",
    date: "2025-10-08",
    category: "Transportation",
    picture: "bus",
    summary:
      "The city council began a 120-day review of the Smart Urban Mobility Project. It proposes traffic signals, tracking of public transport and a possible fee to drive into the center. No fee was in force.",
  },
  // Source: Manila Bulletin and Daily Tribune, October 3, 2025; SunStar, October 2025.
  {
    id: "tourism-officers-convention",
    title: "Baguio won six Pearl Awards for tourism",
    date: "2025-10-02",
    category: "Tourism",
    picture: "news-tourism",
    summary:
      "The Association of Tourism Officers of the Philippines gave its Pearl Awards on October 2, 2025, in Baguio, at a convention planned for October 1–4. The city won six.",
  },
  // Source: Daily Tribune, September 23, 2025; Manila Bulletin, September 24 and 30, 2025.
  {
    id: "burnham-lake-to-close",
    title: "Burnham Lake was to close to boats on October 1",
    date: "2025-09-24",
    category: "Infrastructure",
    picture: "news-lake",
    summary:
      "From October 1, 2025: no boating or fishing until further notice. The Tourism Infrastructure and Enterprise Zone Authority (TIEZA) planned works in four phases, with the city parks office. No trees were to be cut.",
  },
  // Source: Daily Tribune, September 23, 2025; SunStar, September 22, 2025.
  {
    id: "typhoon-nando-closes-mountain-roads",
    title: "Typhoon Nando closed roads to Bontoc",
    date: "2025-09-23",
    category: "Safety",
    picture: "news-safety",
    summary:
      "Crews were clearing landslides on Halsema Highway, the Baguio–Bontoc Road, and on other roads in Mountain Province. Travelers were told to put off trips to Sagada and Bontoc.",
  },
  // Source: Philippine News Agency, August 2025, an announcement.
  {
    id: "charter-day-116",
    title: "Baguio’s 116th Charter Day, September 1",
    date: "2025-09-01",
    category: "Events",
    picture: "news-events",
    summary:
      "September 1, 2025, was a non-working day in the city. A grand parade and honors for outstanding citizens were on the program, with more events through September.",
  },
  // Source: Manila Bulletin and Daily Tribune, August 29, 2025.
  {
    id: "kennon-road-light-vehicles",
    title: "Kennon Road reopened to light vehicles only",
    date: "2025-08-29",
    category: "Infrastructure",
    picture: "news-infrastructure",
    summary:
      "There was a temporary detour at Camp 2. Vehicles of more than 5 metric tons were sent to Marcos Highway or the Asin–Nangalisan–San Pascual road.",
  },
  // Source: the calendar; specification.
  {
    id: "heroes-day-buses",
    title: "National Heroes Day made a long weekend",
    date: "2025-08-25",
    category: "Transportation",
    picture: "schedules",
    summary: `Monday, August 25, 2025, was a holiday. Long weekends fill the buses in both directions: be at the terminal ${earlyMinutesText} early. For ${peakSeasonText}, book seats ${bookSeatText} ahead.`,
  },
];

export const newsTexts = {
  dates: datesNote,
  notices: `${datesNote} The last warning we had comes first.`,
  /** Over the newest warning, which comes before the other notices. */
  lastWarning: "Last warning we had",
  // Source: Rappler, 2019; PNA, November 2022; PTV, November 2024.
  roads:
    "Roads close within hours in a storm. DPWH-Cordillera, the police and the city information office announce closures: read their notices on the day you travel.",
  feedLink: "News feed",
  feed: "for your feed reader (Atom)",
} as const;
