import { arriveEarly, bookSeatAhead, peakSeason, restStopEvery } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";

const since = 1991;
const travelTime = "6–7 hours";

export const partas = {
  name: "Partas",
  shortName: "Partas",
  tagline: "The Ilocos company on the road to Baguio",
  description:
    "Best known for the Ilocos coast, Partas also climbs to Baguio from Cubao and Pasay. Its trip takes a little longer than the others.",
  about: [
    `Read the name backwards and you get “satrap”, an old word for a governor. The company was founded in July 1989 and has been on the road since ${since}.`,
    "Its home ground is the north-west coast: La Union, Vigan and Laoag. Other buses go to Bangued, the Cagayan Valley and Mindoro. Its trip to Baguio takes longer than the others: plan nothing tight at the other end.",
  ],
  since,
  tripsPerDay: 6,
  travelTime,
  arriveEarly,
  fares: [
    {
      busType: "Regular AC",
      price: "₱500",
      note: "The standard air-conditioned coach.",
    },
    {
      busType: "Deluxe",
      price: "₱550",
      note: "More comfort and fewer stops, on some trips: ask which. If you need a toilet on board, ask first.",
    },
  ],
  terminals: [
    {
      terminal: "cubao",
      address: "Aurora Boulevard, near EDSA, Cubao, Quezon City",
      note: "The main terminal, with the head office.",
    },
    {
      terminal: "pasay",
      address: "Pasay City",
      note: "Ask Partas for the street before you go.",
    },
  ],
  baguioStop: "governor-pack-road-unconfirmed",
  features: ["Links to Vigan and Laoag", "Day and night service", "Carries parcels"],
  keyFeatures: [
    "Passenger service by day and by night",
    "Parcels carried too",
    `Rest stops every ${restStopEvery}`,
  ],
  contact: "At the terminal counters.",
  insideCaption: "A neutral drawing. Seats differ from coach to coach, so ask when you buy.",
  tips: [
    "In the busiest weeks passengers have queued with numbered stubs, so come earlier then.",
    `Buy ${bookSeatAhead} ahead for ${peakSeason}. Around Christmas advance sale may close, and then only an early start helps.`,
    "Say “Baguio” at the counter. Many Partas buses follow the coast to Ilocos instead.",
    `Pack more than one snack for a trip of ${travelTime}.`,
  ],
  routes: [
    { title: "Cubao to Baguio", text: "From the company’s own hub." },
    { title: "Pasay to Baguio", text: "For travellers from the south of Metro Manila." },
    {
      title: "Baguio to Ilocos",
      text: "Direct buses to Vigan and Laoag, without going back to Manila. Ask in Baguio.",
    },
  ],
} as const satisfies OperatorFacts;
