import { busTravelTime } from "./figures.ts";
import type { SearchTask } from "./schema/search.ts";
import { withoutSignal } from "./travel-tips.ts";

/**
 * What readers want to do, and where they can do it. A question that holds all words of a phrase, in that
 * order, leads there first; of several tasks, the first in this list comes first. Synonyms count as the same
 * word, and misspellings are forgiven.
 */
export const writtenTasks = [
  {
    title: "Going home: buses to Manila",
    address: "/terminals#going-home",
    asked: [
      "pauwi",
      "uwi",
      "uwian",
      "umuwi",
      "uuwi",
      "going home",
      "way home",
      "return trip",
      "get back",
      "back to manila",
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
    common: "ways",
  },
  {
    title: "Reading this guide without a signal",
    address: "/travel-tips#safety",
    asked: [
      "offline",
      "signal",
      "no internet",
      "without internet",
      "no network",
      "walang internet",
      "no data",
    ],
    answer: `${withoutSignal.lead} ${withoutSignal.text}`,
  },
  {
    title: "A bus with a toilet: Joy Bus",
    address: "/operators/joy-bus#key-features",
    asked: ["toilet"],
  },
  {
    title: "Toilets on the way",
    address: "/getting-there#on-the-bus",
    asked: ["toilet"],
  },
  {
    title: "How long the trip takes",
    address: "/routes",
    asked: ["how long", "gaano katagal", "travel time", "hour trip", "hour bus"],
    answer: `From Metro Manila ${busTravelTime}, depending on traffic and weather.`,
  },
  {
    title: "Wi-Fi on the bus",
    address: "/operators/joy-bus#key-features",
    asked: ["wifi", "wi fi", "internet"],
  },
  {
    title: "Wi-Fi in the terminal",
    address: "/terminals#pitx",
    asked: ["wifi", "wi fi", "internet"],
  },
  {
    title: "A bus with few stops or none",
    address: "/operators/joy-bus#key-features",
    asked: ["nonstop", "non stop", "direct bus", "express bus", "walang hinto"],
  },
  {
    title: "Overnight: a bus to sleep in",
    address: "/operators/joy-bus#key-features",
    asked: ["overnight", "night bus", "bus night", "sleeper"],
  },
  {
    title: "Fares, and the discount with an ID",
    address: "/schedules#fares",
    asked: [
      "price fare",
      "price bus",
      "fare baguio",
      "student discount",
      "senior discount",
      "disability discount",
      "senior",
      "bus discount",
    ],
    common: "companies",
  },
  {
    title: "From the airport to the bus",
    address: "/getting-there#from-the-airport",
    asked: ["naia", "clark", "airport"],
    common: "ways",
  },
  {
    title: "On the bus: stops, bags, children and pets",
    address: "/getting-there#on-the-bus",
    asked: [
      "stop kain",
      "rest stop",
      "child bus",
      "child free",
      "pet bus",
      "luggage bus",
      "bus luggage",
      "bus child",
    ],
  },
  {
    title: "What a trip costs",
    address: "/travel-tips#trip-cost",
    asked: ["budget", "gastos", "trip price", "price trip"],
  },
  {
    title: "A plan for one day",
    address: "/day-plans#one-day",
    asked: ["one day", "1 day", "isang araw", "day trip"],
  },
  {
    title: "A plan for two days",
    address: "/day-plans#two-days",
    asked: ["two day", "2 day", "weekend"],
  },
  {
    title: "A plan for a third day",
    address: "/day-plans#third-day",
    asked: ["three day", "3 day", "third day", "tatlong araw"],
  },
  {
    title: "A day of rain",
    address: "/day-plans#rain",
    asked: ["rainy day", "day rain", "when it rain", "in the rain", "indoor"],
  },
  {
    title: "Plans for a day, from stop to stop",
    address: "/day-plans",
    asked: ["itinerary", "plan"],
  },
  {
    title: "Where to eat",
    address: "/foods#where-to-eat",
    asked: ["saan kain", "where to eat", "where eat", "restaurant", "resto"],
  },
  {
    title: "Compare the bus companies",
    address: "/operators#comparison",
    isGeneral: true,
    asked: ["compare", "which bus", "best bus", "cheap bus", "anong bus", "alin bus"],
    common: "companies",
  },
  {
    title: "Is Kennon Road open?",
    address: "/news#roads",
    asked: ["kennon"],
    common: "ways",
  },
  {
    title: "Bus, car or van?",
    address: "/getting-there",
    asked: ["car or bus", "bus or car", "bus or van", "van or bus"],
  },
  {
    title: "What to pack and wear",
    address: "/travel-tips#weather",
    asked: ["pack", "what to wear", "what to bring"],
  },
  {
    title: "Number coding in Baguio",
    address: "/getting-there#number-coding",
    asked: ["coding", "plate number"],
  },
  {
    title: "Emergency, police and hospitals",
    address: "/travel-tips#safety",
    asked: ["hospital", "emergency", "police", "doctor", "clinic", "911"],
  },
  {
    title: "All departures of a day",
    address: "/schedules#timetable",
    isGeneral: true,
    asked: [
      "next bus",
      "bus schedule",
      "schedule bus",
      "schedule baguio",
      "oras trip",
      "oras bus",
      "arrive by",
      "arrive at",
      "arrive am",
      "arrive pm",
    ],
  },
  {
    title: "From Manila to Baguio by bus",
    address: "/getting-there#by-bus",
    isGeneral: true,
    asked: [
      "manila to baguio",
      "how to baguio",
      "paano baguio",
      "papunta baguio",
      "papuntang baguio",
      "akyat",
    ],
    common: "ways",
  },
] as const satisfies readonly SearchTask[];
