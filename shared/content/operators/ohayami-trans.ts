import { bookSeatAhead, busTravelHours, earlyMinutes, peakSeason } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";

export const ohayamiTrans = {
  name: "Ohayami Trans",
  shortName: "Ohayami",
  stripes: ["coral", "ivory", "red"],
  tagline: "The Banaue night bus, listed to Baguio too",
  // Source: that of the text below, and specification.
  lead: "Best known for night buses to Banaue.",
  // Source: that of the line above.
  description: "Baguio trips are listed from Cubao and Pasay, in Regular AC and Premium.",
  // Source: one account of 2014, hence “it is said”; the night road, Manila Bulletin, May 19, 2018.
  about: [
    "The name sounds Japanese but, it is said, is Imayaho spelled backward, chosen by a founder from Hingyon in Ifugao.",
    "It is best known for the night bus between Manila and Banaue, about 9–10 hours. Most reports are about that trip, so confirm that your bus ends in Baguio.",
  ],
  // Source: specification.
  tripsPerDay: 10,
  travelHours: busTravelHours,
  earlyMinutes,
  // Source: specification.
  fares: [
    { busType: "Regular AC", price: 510 },
    { busType: "Premium", price: 580 },
  ],
  // Source: specification.
  terminals: [{ terminal: "cubao" }, { terminal: "pasay" }],
  terminalUnconfirmed: true,
  baguioStop: "rizal-park",
  features: ["Night buses to Banaue", "Premium seats", "Cubao or Pasay"],
  // Source: specification; the bus from Banaue, 12Go, hence “usually”.
  keyFeatures: [
    "The one mountain line in this guide with a Pasay terminal",
    "Usually a daily bus between Banaue and Baguio as well",
  ],
  // Source: 12Go, hence “at times”.
  contact: "At the terminal counter. Travel portals have sold seats at times.",
  // Source: blankets, travelers’ accounts of 2014; peak season, specification; the rest our advice.
  tips: [
    "Passengers on its night buses have advised a blanket.",
    "Banaue and Baguio are different buses. Read the sign in front before you hand over your bag.",
    `Reserve seats ${bookSeatAhead} ahead for ${peakSeason}.`,
  ],
} as const satisfies OperatorFacts;
