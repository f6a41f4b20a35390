import { bookSeatAhead, busTravelTime, peakSeason } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";

const arriveEarly = "15–20 minutes";

export const kmsLines = {
  name: "KMS Lines",
  shortName: "KMS",
  tagline: "The shortest check-in in this guide",
  description: `Usually met on the road between Baguio and Ifugao. For the trip from Cubao, ${arriveEarly} at the terminal is enough.`,
  about: [
    "KMS Lines is, by most accounts, an Ifugao company. Its usual road joins Baguio with that province.",
    "This guide also lists KMS between Cubao and Baguio. As with the other mountain lines, confirm the terminal before you go.",
  ],
  tripsPerDay: 7,
  travelTime: busTravelTime,
  arriveEarly,
  fares: [
    {
      busType: "Regular AC",
      price: "₱480",
      note: "We have a range of fares for KMS. Its lower end stands for the regular seat.",
    },
    {
      busType: "Deluxe",
      price: "₱510",
      note: "The upper end of the range, read as a deluxe seat.",
    },
  ],
  terminals: [
    {
      terminal: "cubao",
      address: "Cubao, Quezon City",
      note: "The street is not certain. Ask KMS before you leave home.",
    },
  ],
  baguioStop: "rizal-park",
  features: ["Shortest check-in", "Onward to Banaue", "Tickets at the counter"],
  keyFeatures: [
    "Onward buses from Baguio to Banaue and Kiangan, as a rule by day and by night",
    "No online booking that we know of",
  ],
  contact: "At the terminal counter or, usually, by a message to the company’s page.",
  insideCaption: "We do not know how every KMS coach is laid out. Take this drawing as an example.",
  tips: [
    `The first time, add some minutes to the ${arriveEarly} to find the place.`,
    "A message to the company’s page the day before can tell you whether there is a seat, and where the bus loads.",
    `In peak season, ${peakSeason}, ask ${bookSeatAhead} ahead.`,
    "Going on to Banaue? Those buses have usually had no air-conditioning. Bring a layer against the draught.",
    "Ask for your Baguio stop at the start, so that whoever meets you waits in the right place.",
  ],
} as const satisfies OperatorFacts;
