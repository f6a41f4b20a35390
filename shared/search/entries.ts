import { format12Hour } from "../clock.ts";
import { lowestFareNote } from "../content/board.ts";
import { busRoutes } from "../content/bus-routes.ts";
import { monthsText } from "../content/dates.ts";
import { destinations } from "../content/destinations.ts";
import { festivalNote, festivals } from "../content/festivals.ts";
import { foods } from "../content/foods.ts";
import {
  busServiceNote,
  busServices,
  carRoutes,
  kennonLimit,
  vanNotes,
  vanServices,
} from "../content/getting-there.ts";
import { climb, whyVisit } from "../content/home.ts";
import { newsItems } from "../content/news.ts";
import { operators } from "../content/operators.ts";
import { pages } from "../content/pages.ts";
import { discountNote, earlyNote, scheduleNotes, untimedNote } from "../content/schedule-notes.ts";
import type { Inn } from "../content/schema/stays.ts";
import { type Section, sections } from "../content/sections.ts";
import {
  areas,
  bookingAdvisory,
  bookingTips,
  hotels,
  inns,
  transientHouses,
  whatToExpect,
} from "../content/stays.ts";
import { terminalAmenities, terminalById, terminals } from "../content/terminals.ts";
import { origins, summaryOf } from "../content/timetable.ts";
import { travelTips } from "../content/travel-tips.ts";
import { operatorPath, pageNames, paths } from "../paths.ts";
import { makeEntry, on, partOf } from "./make-entry.ts";
import { profileEntries } from "./profile-entries.ts";
import type { SearchEntry } from "./search-entry.ts";

const byBus = sections.gettingThere["by-bus"];
const byCar = sections.gettingThere["by-car"];
const byVan = sections.gettingThere["by-van"];

/** Everything that can be searched for: pages first, then what stands on them. */
export const searchEntries: readonly SearchEntry[] = [
  ...pageNames.map((name) => makeEntry(paths[name], pages[name].heading, name, pages[name].lead)),
  ...operators.map(({ slug, name, description, terminals: own }) =>
    makeEntry(operatorPath(slug), name, "operators", description, {
      names: own.map(({ terminal }) => terminal).join(" "),
    }),
  ),
  ...origins.map(({ id, name }) => {
    const { first, last, count } = summaryOf(id);
    const text = `${count} buses a day. First bus ${format12Hour(first)}, last bus ${format12Hour(last)}.`;
    return on("schedules", `from-${id}`, `Buses from ${name}`, text, { names: "first last bus" });
  }),
  partOf("schedules", sections.schedules["other-companies"], untimedNote),
  partOf("schedules", sections.schedules.fares, `${lowestFareNote} ${discountNote} ${earlyNote}`),
  partOf("schedules", sections.schedules.notes, scheduleNotes.join(" ")),
  ...terminals.map(({ id, name, shortName, region, description, address }) =>
    on("terminals", id, name, `${address}. ${description}`, { part: region, names: `${shortName} terminal` }),
  ),
  partOf("terminals", sections.terminals.amenities, terminalAmenities.text),
  ...destinations.map(({ id, name, description }) => on("destinations", id, name, description)),
  ...foods.map(({ id, name, description }) => on("foods", id, name, description)),
  ...festivals.map(({ id, name, months, description }) =>
    on("festivals", id, name, `${monthsText(months)}. ${description}`),
  ),
  partOf("festivals", sections.festivals.year, festivalNote),
  ...busRoutes.map(({ id, from, to, distance, duration, note }) =>
    on("routes", id, `${from} to ${to}`, `${distance}, ${duration}. ${note}`),
  ),
  ...carRoutes.map(({ id, route, distance, duration }) =>
    on("gettingThere", id, route, `${distance}, ${duration}. ${kennonLimit}`, { part: byCar.heading }),
  ),
  ...vanServices.map(({ id, operator, terminal, schedule }) =>
    on("gettingThere", id, terminal, `${operator}. ${schedule}.`, { part: byVan.heading }),
  ),
  partOf("gettingThere", sections.gettingThere["best-time"], pages.gettingThere.lead),
  ...hotels.map((hotel) => room(hotel, sections.stay.hotels)),
  ...inns.map((inn) => room(inn, sections.stay.inns)),
  ...transientHouses.map((house) => room(house, sections.stay.transient)),
  ...areas.map(({ id, area, description }) => on("stay", id, area, description)),
  partOf("stay", sections.stay.areas, areas.map(({ area }) => area).join(", ")),
  partOf("stay", sections.stay["booking-tips"], bookingTips.map(({ title }) => title).join(". ")),
  partOf("stay", sections.stay["what-to-expect"], whatToExpect.join(" ")),
  ...travelTips.map(({ id, category, items }) => on("travelTips", id, category, items.join(" "))),
  ...newsItems.map(({ id, title, summary }) => on("news", id, title, summary)),
  partOf("home", sections.home["the-climb"], climb.lead),
  partOf("home", sections.home["why-visit"], whyVisit.paragraphs.join(" ")),
  partOf("gettingThere", byBus, busServiceNote),
  ...busServices.map(({ terminal, frequency, fare, tips }) =>
    on(
      "gettingThere",
      terminal,
      `From ${terminalById[terminal].shortName}`,
      `${frequency}, ${fare}. ${tips.join(" ")}`,
      { part: byBus.heading },
    ),
  ),
  partOf("gettingThere", byCar, carRoutes.flatMap(({ notes }) => notes).join(" ")),
  partOf("gettingThere", byVan, vanNotes.join(" ")),
  partOf("stay", sections.stay.hotels, bookingAdvisory.text),
  partOf("stay", sections.stay.inns, bookingAdvisory.text),
  partOf("stay", sections.stay.transient, bookingAdvisory.points?.join(" ") ?? ""),
  ...operators.flatMap(profileEntries),
];

type Room = Pick<Inn, "id" | "name" | "location" | "description">;

function room({ id, name, location, description }: Room, { heading }: Section): SearchEntry {
  return on("stay", id, name, `${location}. ${description}`, { part: heading });
}
