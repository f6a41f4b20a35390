import {
  bookSeatAhead,
  busTravelHours,
  earlyMinutes,
  peakSeason,
  rainySeason,
  restStopEvery,
} from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";

export const glLizardoTrans = {
  name: "GL Lizardo Trans",
  shortName: "GL Lizardo",
  stripes: ["ivory", "gold", "spruce"],
  tagline: "The Halsema Highway by daylight",
  // Source: that of the text below, and specification.
  lead: "Usually seen in Baguio, with day buses to Bontoc and Sagada.",
  // Source: that of the line above.
  description: "This guide also lists trips between Cubao and Baguio.",
  // Source: travelers’ accounts, 2009–2015; the route by Banaue, Manila Bulletin, December 21, 2020.
  about: [
    "GL Lizardo, or simply Lizardo, usually runs day buses from Baguio to Bontoc and Sagada, by the Halsema Highway, one of the highest roads in the country.",
    "In December 2020 the transport regulator also approved a Lizardo route between Bontoc and Metro Manila, by way of Banaue, with ten buses.",
    "This guide lists its Baguio trips from Cubao. Because the company is better known for the road beyond Baguio, confirm the terminal before you go.",
  ],
  // Source: specification.
  tripsPerDay: 6,
  travelHours: busTravelHours,
  earlyMinutes,
  // Source: specification.
  fares: [
    // Source: travelers’ accounts, 2009–2015.
    { busType: "Regular AC", price: 485, note: "The Halsema buses usually have no air-conditioning." },
    { busType: "Deluxe", price: 515 },
  ],
  // Source: specification.
  terminals: [{ terminal: "cubao" }],
  terminalUnconfirmed: true,
  baguioStop: "market-side",
  features: ["Day buses to Sagada and Bontoc", "By the Halsema Highway", "Tickets at the counter"],
  // Source: one account of 2015, hence “usually”; rest stops, specification.
  keyFeatures: [
    "Sagada seats usually first come, first served",
    `Rest stops every ${restStopEvery} from Manila`,
  ],
  // Source: no online booking found.
  contact: "At the terminal counter. We found no online booking.",
  // Source: one account of 2015, hence “usually”; seasons, specification; the rest our advice.
  tips: [
    "Going on to Sagada? Buses usually leave from early morning until about 1:00 PM, so sleep in Baguio and start early.",
    "The Manila bus and the Sagada bus may load in different places.",
    `In ${rainySeason}, rain can bring fog and landslides to the Halsema. Look up the road before you go on.`,
    `Reserve the Manila trip ${bookSeatAhead} ahead for ${peakSeason}.`,
  ],
} as const satisfies OperatorFacts;
