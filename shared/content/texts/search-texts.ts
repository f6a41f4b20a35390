export const searchText = {
  hint: "In English or Filipino. Spelling mistakes are fine.",
  fieldLabel: "Search the guide",
  button: "Find",
  withoutScript: "If a search shows nothing here, turn on JavaScript or choose a page below.",
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
} as const;
