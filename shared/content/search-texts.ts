import { guideName } from "./guide-name.ts";
import type { Page } from "./schema/pages.ts";

export const searchText = {
  label: "Search",
  heading: "Search the guide",
  lead: "A bus, a place, a dish, a question.",
  hint: "In English or Filipino. Spelling mistakes are fine.",
  title: `Search the ${guideName}`,
  description: `Find a place, a bus company, a terminal, a dish, a festival or a room in the ${guideName}, in English or Filipino.`,
  keywords: ["Baguio", "search", "next bus to Baguio"],
  fieldLabel: "Search the guide",
  button: "Find",
  withoutScript: "If a search shows nothing here, scripts are turned off.",
  moreHeading: "More in the guide",
  tasksHeading: "Straight to the answer",
  tasks: [
    { title: "Fares, and the discount with an ID", address: "/schedules#fares" },
    { title: "Compare the bus companies", address: "/operators#comparison" },
    { title: "Going home: buses to Manila", address: "/terminals#going-home" },
    { title: "From the airport to the bus", address: "/getting-there#from-the-airport" },
    { title: "Is Kennon Road open?", address: "/news#roads" },
    { title: "From Manila to Baguio by bus", address: "/getting-there#by-bus" },
  ],
  pagesHeading: "Or choose a page",
} as const satisfies Omit<Page, "path"> & Record<string, unknown>;
