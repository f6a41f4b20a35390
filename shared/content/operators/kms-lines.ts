import { unitText } from "../../values/format.ts";
import { bookSeatText, busTravelHours, peakSeasonText, restStopText } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";

const earlyMinutes = [15, 20] as const;
const earlyMinutesText = unitText(earlyMinutes, "minutes");

export const operator = {
  name: "KMS Lines",
  shortName: "KMS",
  stripes: ["ube", "ivory", "gold"],
  tagline: "A mountain line, listed to Baguio too",
  description: "Known on the road between Baguio and Ifugao.",
  // Source: travelers’ accounts, 2014–2016.
  about: [
    "By most accounts KMS Lines is an Ifugao company. Travelers of 2014–2016 rode it between Baguio and that province.",
    "This guide also lists it between Cubao and Baguio.",
  ],
  tripsPerDay: 7,
  // Source: all accounts are of other trips.
  doubt: "Travelers mention only its buses to Ifugao. Ask in Cubao first.",
  travelHours: busTravelHours,
  earlyMinutes,
  fares: [
    { busType: "Regular AC", price: 480 },
    { busType: "Deluxe", price: 510 },
  ],
  hasGuessedClasses: true,
  terminals: [{ terminal: "cubao" }],
  baguioStop: "rizal-park",
  features: [`Come ${earlyMinutesText} early`, "Banaue, in reports of 2014–2016"],
  // Source: specification; onward buses, 12Go and travelers’ accounts, 2014–2016.
  keyFeatures: [
    `Come to the terminal ${earlyMinutesText} early`,
    "Onward buses from Baguio to Banaue and Kiangan, by day and by night in 2014–2016",
    `Rest stops every ${restStopText}`,
  ],
  // Source: no online booking found.
  contact: "At the terminal counter. We know of no other way.",
  // Source: 12Go, the message; one account of 2014, the air; peak season, specification; the rest our advice.
  tips: [
    "The day before, ask for a seat and where the bus leaves from.",
    `Reserve ${bookSeatText} ahead for ${peakSeasonText}.`,
    "Going on to Banaue? Those buses had no air-conditioning in 2014. Bring a jacket: it gets drafty.",
  ],
} as const satisfies OperatorFacts;
