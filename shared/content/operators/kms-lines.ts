import { bookSeatAhead, busTravelHours, peakSeason } from "../figures.ts";
import { minutesText } from "../formulas/amounts.ts";
import type { OperatorFacts } from "../schema/operators.ts";

// Source: specification.
const earlyMinutes = [15, 20] as const;
const arriveEarly = minutesText(earlyMinutes);

export const kmsLines = {
  name: "KMS Lines",
  shortName: "KMS",
  stripes: ["ube", "ivory", "gold"],
  tagline: "The shortest wait at the terminal in this guide",
  // Source: that of the text below, and specification.
  lead: "Usually seen between Baguio and Ifugao.",
  // Source: that of the line above.
  description: `For the trip from Cubao, ${arriveEarly} at the terminal is enough.`,
  // Source: travelers’ accounts, 2014–2016, hence “by most accounts”.
  about: [
    "KMS Lines is, by most accounts, an Ifugao company, usually seen between Baguio and that province.",
    "This guide also lists KMS between Cubao and Baguio. As with the other mountain lines, confirm the terminal before you go.",
  ],
  // Source: specification.
  tripsPerDay: 7,
  travelHours: busTravelHours,
  earlyMinutes,
  // Source: specification.
  fares: [
    { busType: "Regular AC", price: 480 },
    { busType: "Deluxe", price: 510 },
  ],
  areClassesOurs: true,
  // Source: specification.
  terminals: [{ terminal: "cubao" }],
  terminalUnconfirmed: true,
  baguioStop: "rizal-park",
  features: [`${arriveEarly} early is enough`, "Onward to Banaue", "Tickets at the counter"],
  // Source: 12Go and travelers’ accounts, 2014–2016, hence “usually”.
  keyFeatures: ["Onward buses from Baguio to Banaue and Kiangan, usually by day and by night"],
  // Source: 12Go, hence “usually”.
  contact: "At the terminal counter. We found no online booking.",
  // Source: one account of 2014 of the air; peak season, specification; the rest our advice.
  tips: [
    `The first time, add some minutes to the ${arriveEarly} to find the place.`,
    "A message to the company’s page the day before can usually tell you whether there is a seat, and where the bus loads.",
    `Reserve ${bookSeatAhead} ahead for ${peakSeason}.`,
    "Going on to Banaue? Those buses have usually had no air-conditioning. Bring a layer against the draft.",
  ],
} as const satisfies OperatorFacts;
