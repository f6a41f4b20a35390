import { timeText } from "../clock.ts";
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
import { operatorPath, paths, type SiteHref } from "../paths.ts";
import { otherNames } from "./other-names.ts";
import type { SearchDocument } from "./search-document.ts";

/** Everything that can be searched for: pages first, then what stands on them. */
export const searchDocuments: readonly SearchDocument[] = [
  ...pageNames().map((name) => document(paths[name], pageTexts[name].heading, name, pageTexts[name].lead)),
  ...operators.map(({ slug, name, description, terminals: own }) =>
    document(
      operatorPath(slug),
      name,
      "operators",
      description,
      own.map(({ terminal }) => terminal).join(" "),
    ),
  ),
  ...origins.map(({ id, name }) => {
    const { first, last, count } = summaryOf(id);
    const text = `${count} buses a day. First bus ${timeText(first)}, last bus ${timeText(last)}.`;
    return document(
      `${paths.schedules}#from-${id}`,
      `Buses from ${name}`,
      "schedules",
      text,
      "first last bus",
    );
  }),
  on("schedules", "fares", "What a seat costs", `${fareStripNote} ${discountNote}`),
  on("schedules", "boarding", "When to be at the terminal", boardingAdvice),
  on("schedules", "notes", "Important Notes", scheduleNotes.join(" ")),
  ...terminals.map(({ id, name, shortName, description, address }) =>
    on("terminals", id, name, `${address}. ${description}`, `${shortName} terminal`),
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
    on("gettingThere", id, route, `By car: ${distance}, ${duration}. ${kennonLimit}`),
  ),
  ...vanServices.map(({ id, operator, terminal, schedule }) =>
    on("gettingThere", id, operator, `By van: ${terminal}. ${schedule}`),
  ),
  on("gettingThere", "best-time", "Best Time to Travel", pageTexts.gettingThere.lead),
  ...[...hotels, ...inns, ...transientHouses].map(({ id, name, location, description }) =>
    on("stay", id, name, `${location}. ${description}`),
  ),
  ...areas.map(({ id, area, description }) => on("stay", id, area, description)),
  on("stay", "areas", "Popular Areas to Stay", areas.map(({ area }) => area).join(", ")),
  on("stay", "booking-tips", "Booking Tips", bookingTips.map(({ title }) => title).join(". ")),
  on("stay", "what-to-expect", "What to Expect", whatToExpect.join(" ")),
  ...travelTips.map(({ id, category, items }) => on("travelTips", id, category, items.join(" "))),
  ...newsItems.map(({ id, title, summary }) => on("news", id, title, summary)),
];

function pageNames(): readonly PageName[] {
  // Object.keys forgets which names there are.
  return Object.keys(paths) as PageName[];
}

/** An entry or a section of a page, by its anchor. */
function on(page: PageName, id: string, title: string, text: string, moreNames?: string): SearchDocument {
  return document(`${paths[page]}#${id}`, title, page, text, moreNames);
}

function document(
  address: SiteHref,
  title: string,
  page: PageName,
  text: string,
  moreNames = "",
): SearchDocument {
  // Many type a name as one word: "minesview", "joybus".
  const asOneWord = title.includes(" ") ? title.replaceAll(" ", "") : "";
  const names = [otherNames[address], moreNames, asOneWord].filter(Boolean).join(" ");
  return { address, title, page: pageTexts[page].label, text, otherNames: names };
}
