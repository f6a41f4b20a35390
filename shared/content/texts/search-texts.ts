import { type PageName, pages } from "../pages.ts";
import { type PageSection, sections } from "../sections.ts";

export const searchText = {
  hint: "In English or Filipino. Spelling mistakes are fine.",
  fieldLabel: "Search the guide",
  button: "Find",
  withoutScript: "A search may need JavaScript. Without it, choose a page below.",
  tasksHeading: "Straight to the answer",
  tasks: [
    { title: "Fares, and the discount with an ID", address: address("schedules", sections.schedules.fares) },
    { title: "Compare the bus companies", address: address("operators", sections.operators.comparison) },
    { title: "Going home: buses to Manila", address: address("terminals", sections.terminals["going-home"]) },
    {
      title: "From the airport to the bus",
      address: address("gettingThere", sections.gettingThere["from-the-airport"]),
    },
    { title: "Is Kennon Road open?", address: address("news", sections.news.roads) },
    {
      title: "From Manila to Baguio by bus",
      address: address("gettingThere", sections.gettingThere["by-bus"]),
    },
  ],
  pagesHeading: "Or choose a page",
} as const;

function address(page: PageName, { id }: PageSection): string {
  return `${pages[page].path}#${id}`;
}
