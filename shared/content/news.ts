import { arriveEarly, bookRoomAhead, bookSeatAhead, peakSeason, peakSurcharge } from "./figures.ts";
import type { NewsItem } from "./schema/news.ts";

/** Printed with the day as of which the notices are given. */
export const newsNote = "Notices as of that day. Things change: check with the office named before you go.";

/** Newest first. Each reports what was known on its day. */
export const newsItems: readonly NewsItem[] = [
  {
    id: "book-rooms-for-peak-season",
    title: "Planning on Christmas in Baguio? Look for a room now",
    date: "2025-10-15",
    category: "Tourism",
    summary: `Rooms for ${peakSeason} go early: book ${bookRoomAhead} ahead. Rates usually rise by ${peakSurcharge} in those months, so ask the hotel for its price on your dates.`,
  },
  {
    id: "smart-mobility-review",
    title: "Council begins review of a traffic proposal",
    date: "2025-10-08",
    category: "Transportation",
    summary:
      "The city council has begun a 120-day review of the proposed Smart Urban Mobility Project. The proposal covers traffic signals, tracking of public transport and a possible fee for driving into the centre. No fee is in force.",
  },
  {
    id: "tourism-officers-convention",
    title: "Tourism officers meet in Baguio until 4 October",
    date: "2025-10-02",
    category: "Tourism",
    summary:
      "Baguio is host to the convention of the Association of Tourism Officers of the Philippines, 1–4 October. If you arrive this week without a room, ask around before you board the bus.",
  },
  {
    id: "burnham-lake-to-close",
    title: "Burnham Lake closes to boats from 1 October",
    date: "2025-09-24",
    category: "Infrastructure",
    summary:
      "The lake in Burnham Park will close for rehabilitation, with no boating or fishing until further notice. The Tourism Infrastructure and Enterprise Zone Authority (TIEZA) leads the works, in four phases, with the city parks office. No trees are to be cut.",
  },
  {
    id: "typhoon-nando-closes-mountain-roads",
    title: "Typhoon Nando closes roads to Bontoc",
    date: "2025-09-23",
    category: "Safety",
    summary:
      "Landslides have closed the Baguio–Bontoc Road and other roads in Mountain Province, and crews are clearing them. Put off trips to Sagada and Bontoc, and check the advisories of DPWH-Cordillera and PAGASA.",
  },
  {
    id: "charter-day-116",
    title: "Baguio’s 116th Charter Day is today",
    date: "2025-09-01",
    category: "Events",
    summary:
      "A grand parade and honours for outstanding citizens are on the programme, and it is a non-working day in the city. More events follow through September; ask the city tourism office for dates.",
  },
  {
    id: "kennon-road-light-vehicles",
    title: "Kennon Road reopens to light vehicles only",
    date: "2025-08-29",
    category: "Infrastructure",
    summary:
      "Light vehicles of up to 5 tonnes may use Kennon Road again, with a temporary detour at Camp 2. Heavier ones take Marcos Highway or the Asin–Nangalisan–San Pascual road. Go slowly in rain, and check with DPWH-Cordillera first.",
  },
  {
    id: "heroes-day-buses",
    title: "Holiday Monday: be early for your bus",
    date: "2025-08-25",
    category: "Transportation",
    summary: `National Heroes Day fills the buses in both directions. Be at the terminal ${arriveEarly} before departure, or earlier if your operator asks for it. For travel in ${peakSeason}, book seats ${bookSeatAhead} ahead.`,
  },
];
