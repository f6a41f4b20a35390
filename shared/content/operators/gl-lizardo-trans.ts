import {
  bookSeatText,
  busTravelHours,
  earlyMinutes,
  peakSeasonText,
  rainySeasonText,
  restStopText,
} from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";

export const operator = {
  name: "GL Lizardo Trans",
  shortName: "GL Lizardo",
  stripes: ["ivory", "gold", "spruce"],
  tagline: "Halsema Highway by daylight",
  description: "Known for day buses to Bontoc and Sagada.",
  // Source: travelers’ accounts, 2009–2015; the route by Banaue, Manila Bulletin, December 21, 2020.
  about: [
    "In 2009–2015 travelers took Lizardo’s day bus from Baguio to Bontoc and Sagada, over Halsema Highway, one of the highest roads in the country.",
    "In December 2020 the transport regulator also approved a Lizardo route between Bontoc and Metro Manila, by way of Banaue, with ten buses.",
  ],
  tripsPerDay: 6,
  // Source: all accounts are of other trips.
  doubt: "Travelers mention only its buses to Sagada and Bontoc. Ask in Cubao first.",
  travelHours: busTravelHours,
  earlyMinutes,
  fares: [
    { busType: "Regular AC", price: 485 },
    { busType: "Deluxe", price: 515 },
  ],
  terminals: [{ terminal: "cubao" }],
  baguioStop: "market-side",
  features: ["Sagada, in reports of 2009–2015"],
  // Source: travelers’ accounts, 2009–2015; rest stops, specification.
  keyFeatures: [
    "Day buses from Baguio to Bontoc and Sagada, in reports of 2009–2015",
    "To Sagada in 2015: no air-conditioning, and first come, first served",
    `Rest stops every ${restStopText} on the way from Manila`,
  ],
  // Source: no online booking found.
  contact: "At the terminal counter. We know of no other way.",
  // Source: one account of 2015; seasons, specification; the rest our advice.
  tips: [
    "Going on to Sagada? In 2015 the last bus left at about 1:00 PM: sleep in Baguio and start early.",
    "The Manila bus and the Sagada bus are different buses. Find out where yours leaves from.",
    `In ${rainySeasonText}, rain brings fog and landslides to Halsema Highway. Check the road before you go.`,
    `Reserve the Manila trip ${bookSeatText} ahead for ${peakSeasonText}.`,
  ],
} as const satisfies OperatorFacts;
