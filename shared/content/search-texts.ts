import { guideName } from "./guide-name.ts";
import type { Page } from "./schema/pages.ts";

export const searchText = {
  label: "Search",
  heading: "Search the guide",
  lead: "A bus, a place, a dish, a question.",
  hint: "In English or Filipino. Slips are forgiven.",
  title: `Search the ${guideName}`,
  description: `Find a place, a bus company, a terminal, a dish, a festival or a room in the ${guideName}, in English or Filipino.`,
  keywords: ["Baguio", "search", "next bus to Baguio"],
  share: {
    line: "In English or Filipino",
    drawings: ["search"],
    composition: "road",
    alt: "A coin telescope at a viewpoint above the city.",
  },
  fieldLabel: "Search the guide",
  button: "Find",
  withoutScript: "If a search shows nothing here, scripts are turned off.",
  moreHeading: "More in the guide",
  tasksHeading: "What most readers come for",
  pagesHeading: "Or choose a page",
} as const satisfies Omit<Page, "path"> & Record<string, unknown>;
