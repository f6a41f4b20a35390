import { arriveEarly, bookSeatAhead, peakSeason, restStopEvery } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";

const since = 1991;
const travelTime = "6–7 hours";
const tripsPerDay = 6;

export const partas = {
  name: "Partas",
  shortName: "Partas",
  tagline: "The Ilocos company on the road to Baguio",
  description:
    "Best known for the Ilocos coast, Partas also climbs to Baguio from Cubao and Pasay. Its trip takes a little longer than the others.",
  about: [
    `Read the name backwards and you get “satrap”, an old word for a governor. The company was founded in July 1989 and has been on the road since ${since}.`,
    "Its home ground is the north-west coast: La Union, Vigan and Laoag. Other buses go to Bangued, the Cagayan Valley and Mindoro, and some join Vigan and Laoag to Baguio.",
    `The head office is in Cubao. Passengers and parcels are served day and night. To Baguio, count on ${travelTime} and plan nothing tight at the other end.`,
  ],
  since,
  tripsPerDay,
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
      note: "More comfort and fewer stops. If you need a toilet on board, ask first.",
    },
  ],
  terminals: [
    {
      terminal: "cubao",
      address: "Aurora Boulevard, near EDSA, Cubao, Quezon City",
    },
    {
      terminal: "pasay",
      address: "Pasay City",
      note: "Ask Partas for the street before you go.",
    },
  ],
  baguioStop:
    "Partas is usually found on the Governor Pack Road row, the main line of bus terminals in Baguio.",
  features: ["Links to Vigan and Laoag", "Day and night service", "Carries parcels"],
  keyFeatures: [
    "Regular AC and Deluxe to Baguio",
    "Boarding in Cubao and Pasay",
    `Only ${tripsPerDay} trips a day, so ask for the times before you set out`,
    "Passenger and parcel service day and night",
    "Direct buses between Baguio and the Ilocos cities of Vigan and Laoag",
    "Tickets at the terminal counter",
  ],
  contact: "Partas sells tickets at its terminal counters, where its contact details are posted.",
  insideCaption: "A neutral drawing. Seats differ from coach to coach, so ask when you buy.",
  tips: [
    `Come ${arriveEarly} before departure. In the busiest weeks passengers have queued with numbered stubs, so come earlier then.`,
    `Buy ${bookSeatAhead} ahead for ${peakSeason}. Around Christmas advance sale may close, and then only an early start helps.`,
    "Say “Baguio” at the counter. Many Partas buses follow the coast to Ilocos instead.",
    `Pack more than one snack for a trip of ${travelTime}. Rest stops come every ${restStopEvery}.`,
    "Going on to Vigan or Laoag? Ask in Baguio for the direct bus.",
  ],
  sections: [
    {
      heading: "Classes",
      items: [
        { title: "Regular AC", text: "Air-conditioned, the lower fare." },
        { title: "Deluxe", text: "More comfort for a little more. Ask which trips have it." },
      ],
    },
    {
      heading: "Routes",
      items: [
        { title: "Cubao to Baguio", text: "From the company’s own hub near EDSA." },
        { title: "Pasay to Baguio", text: "For travellers from the south of Metro Manila." },
        { title: "Baguio to Ilocos", text: "Buses to Vigan and Laoag, without going back to Manila." },
      ],
    },
    {
      heading: "Locations",
      items: [
        { title: "Cubao", text: "The main terminal, on Aurora Boulevard near EDSA." },
        { title: "Pasay", text: "The second Metro Manila hub for Baguio." },
        { title: "Baguio", text: "Usually on Governor Pack Road, near the top of Session Road." },
      ],
    },
  ],
} as const satisfies OperatorFacts;
