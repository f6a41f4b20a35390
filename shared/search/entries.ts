import { format12Hour } from "../clock.ts";
import { busRoutes } from "../content/bus-routes.ts";
import { destinations } from "../content/destinations.ts";
import { festivalNote, festivals } from "../content/festivals.ts";
import { foods } from "../content/foods.ts";
import { carRoutes, kennonLimit, vanServices } from "../content/getting-there.ts";
import { newsItems } from "../content/news.ts";
import { operators } from "../content/operators.ts";
import { type PageName, pageTexts } from "../content/page-texts.ts";
import { boardingAdvice, discountNote, fareStripNote, scheduleNotes } from "../content/schedule-notes.ts";
import { areas, bookingTips, hotels, inns, transientHouses, whatToExpect } from "../content/stays.ts";
import { terminalAmenities, terminals } from "../content/terminals.ts";
import { origins, summaryOf } from "../content/timetable.ts";
import { travelTips } from "../content/travel-tips.ts";
import { operatorPath, paths } from "../paths.ts";
import { entry, on } from "./entry.ts";
import { partEntries } from "./part-entries.ts";
import type { SearchEntry } from "./search-entry.ts";

/** Everything that can be searched for: pages first, then what stands on them. */
export const searchEntries: readonly SearchEntry[] = [
  ...pageNames().map((name) => entry(paths[name], pageTexts[name].heading, name, pageTexts[name].lead)),
  ...operators.map(({ slug, name, description, terminals: own }) =>
    entry(operatorPath(slug), name, "operators", description, {
      names: own.map(({ terminal }) => terminal).join(" "),
    }),
  ),
  ...origins.map(({ id, name }) => {
    const { first, last, count } = summaryOf(id);
    const text = `${count} buses a day. First bus ${format12Hour(first)}, last bus ${format12Hour(last)}.`;
    return on("schedules", `from-${id}`, `Buses from ${name}`, text, { names: "first last bus" });
  }),
  on("schedules", "fares", "What a seat costs", `${fareStripNote} ${discountNote}`),
  on("schedules", "boarding", "When to be at the terminal", boardingAdvice),
  on("schedules", "notes", "Important Notes", scheduleNotes.join(" ")),
  ...terminals.map(({ id, name, shortName, region, description, address }) =>
    on("terminals", id, name, `${address}. ${description}`, { part: region, names: `${shortName} terminal` }),
  ),
  on("terminals", "amenities", terminalAmenities.heading, terminalAmenities.text),
  ...destinations.map(({ id, name, description }) => on("destinations", id, name, description)),
  ...foods.map(({ id, name, description }) => on("foods", id, name, description)),
  ...festivals.map(({ id, name, month, description }) =>
    on("festivals", id, name, `${month}. ${description}`),
  ),
  on("festivals", "year", "The year at a glance", festivalNote),
  ...busRoutes.map(({ id, from, to, distance, duration, note }) =>
    on("routes", id, `${from} to ${to}`, `${distance}, ${duration}. ${note}`),
  ),
  ...carRoutes.map(({ id, route, distance, duration }) =>
    on("gettingThere", id, route, `${distance}, ${duration}. ${kennonLimit}`, { part: "By car" }),
  ),
  ...vanServices.map(({ id, operator, terminal, schedule }) =>
    on("gettingThere", id, terminal, `${operator}. ${schedule}.`, { part: "By van" }),
  ),
  on("gettingThere", "best-time", "Best Time to Travel", pageTexts.gettingThere.lead),
  ...hotels.map((hotel) => room(hotel, "Hotels")),
  ...inns.map((inn) => room(inn, "Inns & lodges")),
  ...transientHouses.map((house) => room(house, "Transient houses")),
  ...areas.map(({ id, area, description }) => on("stay", id, area, description)),
  on("stay", "areas", "Popular Areas to Stay", areas.map(({ area }) => area).join(", ")),
  on("stay", "booking-tips", "Booking Tips", bookingTips.map(({ title }) => title).join(". ")),
  on("stay", "what-to-expect", "What to Expect", whatToExpect.join(" ")),
  ...travelTips.map(({ id, category, items }) => on("travelTips", id, category, items.join(" "))),
  ...newsItems.map(({ id, title, summary }) => on("news", id, title, summary)),
  ...partEntries,
];

function pageNames(): readonly PageName[] {
  // Object.keys forgets which names there are.
  return Object.keys(paths) as PageName[];
}

/** What can be said of a house of any kind. */
interface Room {
  id: string;
  name: string;
  location: string;
  description: string;
}

function room({ id, name, location, description }: Room, part: string): SearchEntry {
  return on("stay", id, name, `${location}. ${description}`, { part });
}
