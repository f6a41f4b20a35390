import { pages } from "../pages.ts";
import { sections } from "../sections.ts";

export const searchText = {
  hint: "In English or Filipino. Spelling mistakes are fine.",
  fieldLabel: "Search the guide",
  button: "Find",
  withoutScript: "If a search shows nothing here, turn on JavaScript or choose a page below.",
  moreHeading: "More in the guide",
  tasksHeading: "Straight to the answer",
  tasks: [
    {
      title: "Fares, and the discount with an ID",
      address: `${pages.schedules.path}#${sections.schedules.fares.id}`,
    },
    {
      title: "Compare the bus companies",
      address: `${pages.operators.path}#${sections.operators.comparison.id}`,
    },
    {
      title: "Going home: buses to Manila",
      address: `${pages.terminals.path}#${sections.terminals["going-home"].id}`,
    },
    {
      title: "From the airport to the bus",
      address: `${pages.gettingThere.path}#${sections.gettingThere["from-the-airport"].id}`,
    },
    { title: "Is Kennon Road open?", address: `${pages.news.path}#${sections.news.roads.id}` },
    {
      title: "From Manila to Baguio by bus",
      address: `${pages.gettingThere.path}#${sections.gettingThere["by-bus"].id}`,
    },
  ],
  pagesHeading: "Or choose a page",
} as const;
