import {
  arriveEarly,
  bookSeatAhead,
  busTravelTime,
  peakSeason,
  rainySeason,
  restStopEvery,
} from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";

export const glLizardoTrans = {
  name: "GL Lizardo Trans",
  shortName: "GL Lizardo",
  tagline: "The Halsema Highway by daylight",
  description:
    "Usually met in Baguio, on its day buses to Bontoc and Sagada. For the trip up from Manila, confirm the Cubao terminal first.",
  about: [
    "GL Lizardo, or simply Lizardo, is usually met in Baguio. Its day buses usually take the Halsema Highway, one of the highest roads in the country, to Bontoc and Sagada.",
    "In December 2020 the transport regulator also approved a Lizardo route between Bontoc and Metro Manila, by way of Banaue, with ten buses.",
    "This guide lists its Baguio trips from Cubao. The company is better known for the road beyond Baguio.",
  ],
  tripsPerDay: 6,
  travelTime: busTravelTime,
  arriveEarly,
  fares: [
    {
      busType: "Regular AC",
      price: "₱485",
      note: "Air-conditioned, which the Halsema buses usually are not.",
    },
    {
      busType: "Deluxe",
      price: "₱515",
      note: "The more comfortable coach. Ask how often it stops.",
    },
  ],
  terminals: [
    {
      terminal: "cubao",
      address: "Cubao, Quezon City",
      note: "Only the area is certain. Ask for the street the day before.",
    },
  ],
  baguioStop: "market-side",
  features: ["Usually by day to Sagada", "The Halsema to Bontoc", "Tickets at the counter"],
  keyFeatures: [
    "Sagada seats usually first come, first served",
    `Rest stops every ${restStopEvery} from Manila`,
  ],
  contact: "At the terminal counter.",
  insideCaption: "Neither the seats nor the colours are a promise. Ask about the layout at the counter.",
  tips: [
    "Going on to Sagada? Buses usually leave from early morning until about 1:00 PM, so sleep in Baguio and start early.",
    "The Manila bus and the Sagada bus may load in different places. Ask while you still have the conductor beside you.",
    `The rains of ${rainySeason} can bring fog and landslides to the Halsema. Ask about the road before you go on.`,
    `Reserve the Manila trip ${bookSeatAhead} ahead in peak season, ${peakSeason}.`,
  ],
} as const satisfies OperatorFacts;
