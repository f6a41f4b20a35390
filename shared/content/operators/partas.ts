import { unitText } from "../../values/format.ts";
import { bookSeatText, earlyMinutes, peakSeasonText, restStopText } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";

// Source: Wikipedia.
const since = 1991;
const travelHours = [6, 7] as const;

export const operator = {
  name: "Partas",
  shortName: "Partas",
  stripes: ["red", "gold", "red"],
  tagline: "The Ilocos company on the road to Baguio",
  description: `The Ilocos line, ${unitText(travelHours, "hours")} on the road.`,
  // Source: Wikipedia.
  about: [
    `Read the name backward and you get “satrap”, an old word for a governor. The company was founded in July 1989 and has been on the road since ${since}.`,
    "Its home ground is the northwest coast: La Union, Vigan and Laoag. Other buses go to Bangued, the Cagayan Valley and Mindoro. The trip to Baguio takes longer than with the others: leave spare time after you arrive.",
  ],
  since,
  tripsPerDay: 6,
  travelHours,
  earlyMinutes,
  fares: [
    { busType: "Regular AC", price: 500 },
    { busType: "Deluxe", price: 550, note: "More comfort and fewer stops, on some trips." },
  ],
  terminals: [
    // Source: Wikipedia; a traveler’s account, 2012.
    {
      terminal: "cubao",
      street: "Aurora Boulevard, near EDSA",
      note: "The main terminal, with the head office.",
    },
    { terminal: "pasay" },
  ],
  baguioStop: "governor-pack-road-unconfirmed",
  features: ["On to Vigan and Laoag", "Day and night", "Parcels"],
  // Source: Wikipedia; rest stops, specification.
  keyFeatures: ["Buses by day and by night", "Parcels carried too", `Rest stops every ${restStopText}`],
  // Source: a voucher of March 2022.
  contact: "At the terminal counters. biyaheroes.com sold vouchers in 2022.",
  // Source: specification; lines and Christmas, travelers’ accounts, 2016–2017; the rest our advice.
  tips: [
    "Come early on holidays. In 2016 people waited with numbered stubs.",
    `Buy ${bookSeatText} ahead for ${peakSeasonText}. A 2017 report said that advance sales stopped at Christmas and that only coming early helped.`,
    "Say “Baguio” at the counter. Many Partas buses follow the coast to Ilocos instead.",
  ],
  // Source: specification; Ilocos, Wikipedia; the hours, travelers’ accounts, September 2008 and August
  // 2009.
  routes: [
    { title: "Cubao to Baguio", text: "From the company’s own hub." },
    { title: "Pasay to Baguio", text: "For travelers from the south of Metro Manila." },
    {
      title: "Baguio to Ilocos",
      text: "Buses to Vigan and Laoag, without going back to Manila. Vigan took 5–6½ hours in 2008–2009.",
    },
  ],
} as const satisfies OperatorFacts;
