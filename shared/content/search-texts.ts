import { guideName } from "./guide-name.ts";
import type { PageText } from "./schema/pages.ts";

/** The texts of the search page. */
export const searchText = {
  label: "Search",
  heading: "Search the guide",
  lead: "A bus, a place, a dish, a question. English and Filipino words both work, and small slips are forgiven.",
  title: `Search the ${guideName}`,
  description: `Find a place, a bus company, a terminal, a dish, a festival or a room in the ${guideName}, in English or Filipino.`,
  fieldLabel: "Search the guide",
  button: "Search",
  withoutScript: "If a search shows nothing here, scripts are turned off. The pages below hold all there is.",
  moreHeading: "More in the guide",
  tasksHeading: "What most readers come for",
  pagesHeading: "Or choose a page",
} as const satisfies Omit<PageText, "keywords"> & Record<string, unknown>;
