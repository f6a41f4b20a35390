import type { SearchTask } from "./schema/search.ts";

/**
 * What readers come to do, and where that is done. A question that has all words of a phrase, in that order, leads
 * there before anything else that is found. Synonyms count for each other, and misspellings are forgiven.
 */
export const writtenTasks = [
  {
    title: "Going home: buses from Baguio to Manila",
    address: "/terminals#baguio",
    asked: [
      "pauwi",
      "uwian",
      "umuwi",
      "going home",
      "way home",
      "return trip",
      "baguio to manila",
      "baguio pa manila",
      "baguio papuntang manila",
      "baguio to cubao",
      "baguio to pasay",
      "baguio to pitx",
      "bus from baguio",
      "galing baguio",
      "mula baguio",
      "pababa",
    ],
    isCommon: true,
  },
  {
    title: "From Manila to Baguio by bus",
    address: "/getting-there#by-bus",
    asked: [
      "manila to baguio",
      "how to baguio",
      "paano baguio",
      "papunta baguio",
      "papuntang baguio",
      "akyat",
    ],
    isCommon: true,
  },
  {
    title: "Fares, and the discount with an ID",
    address: "/schedules#fares",
    asked: [
      "price fare",
      "student discount",
      "senior discount",
      "pwd discount",
      "bus discount",
      "price bus",
      "fare baguio",
    ],
    isCommon: true,
  },
  {
    title: "Compare the bus companies",
    address: "/operators#comparison",
    asked: ["compare", "which bus", "best bus", "cheap bus", "anong bus", "alin bus"],
    isCommon: true,
  },
  {
    title: "All departures of a day",
    address: "/schedules#timetable",
    asked: ["bus schedule", "schedule baguio", "oras trip", "oras bus"],
  },
  {
    title: "A bus with a toilet",
    address: "/operators/joy-bus#key-features",
    asked: ["bus toilet", "toilet bus"],
  },
  {
    title: "A bus with few stops or none",
    address: "/operators/joy-bus#key-features",
    asked: ["nonstop", "non stop", "direct bus", "express bus", "walang hinto"],
  },
  {
    title: "Overnight: a bus to sleep in",
    address: "/operators/joy-bus#key-features",
    asked: ["overnight", "night bus", "bus at night", "sleeper"],
  },
] as const satisfies readonly SearchTask[];
