import { arriveEarly, bookSeatAhead, busTravelTime, peakSeason } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";

const since = 1946;

export const philippineRabbit = {
  name: "Philippine Rabbit",
  shortName: "Philippine Rabbit",
  tagline: "One of the oldest names on the road north",
  description:
    "A Tarlac company that leaves from Avenida, in Santa Cruz. A good start if you are staying in the city of Manila itself.",
  about: [
    `Two brothers-in-law, Florencio Buan and Ricardo Paras, founded the company on 28 August ${since}, with weapon carriers salvaged from the army. It is one of the oldest bus companies in the country.`,
    "Home is Tarlac City. From there and from Avenida the buses serve Central Luzon, Pangasinan and Baguio.",
  ],
  since,
  tripsPerDay: 10,
  travelTime: busTravelTime,
  arriveEarly,
  fares: [
    {
      busType: "Regular AC",
      price: "₱485",
      note: "Only a range of fares is listed. We read the lower one as the regular seat.",
    },
    {
      busType: "Deluxe",
      price: "₱510",
      note: "The upper fare of the range, read as a deluxe seat. Ask what it includes.",
    },
  ],
  terminals: [
    {
      terminal: "manila",
      address: "Avenida (Rizal Avenue), Santa Cruz, Manila",
      note: "The avenue is long. Ask for the exact block before you take a taxi.",
    },
  ],
  baguioStop: "near-the-row",
  features: ["Leaves from Avenida, Manila", "Based in Tarlac City", "Tickets at the counter"],
  keyFeatures: [
    "The one company here whose main terminal is in the city of Manila",
    "Tickets bought the old way: we found no official online booking",
  ],
  contact: "At the Avenida counter.",
  insideCaption: "A drawing in our own colours. The real seats differ by coach, so ask at the counter.",
  tips: [
    "Confirm at the counter that the Baguio trip is running.",
    `For a seat in peak season, ${peakSeason}, go to the counter ${bookSeatAhead} ahead.`,
    "Joining in Tarlac? Ask at the hub there which buses go up to Baguio.",
  ],
} as const satisfies OperatorFacts;
