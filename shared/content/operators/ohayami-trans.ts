import { bookSeatText, busTravelHours, earlyMinutes, peakSeasonText } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";

export const operator = {
  name: "Ohayami Trans",
  shortName: "Ohayami",
  stripes: ["coral", "ivory", "red"],
  tagline: "The Banaue night bus, listed to Baguio too",
  description: "Known for its night bus to Banaue.",
  // Source: the name, one account of 2014; the night road, Manila Bulletin, May 19, 2018.
  about: [
    "The name sounds Japanese. By one account it is Imayaho spelled backward, chosen by a founder from Hingyon in Ifugao.",
    "Travelers know it for the night bus between Manila and Banaue, 9–10 hours in 2018.",
  ],
  tripsPerDay: 10,
  // Source: all accounts are of other trips.
  doubt: "Travelers mention only its Banaue buses. Ask first which bus ends in Baguio.",
  travelHours: busTravelHours,
  earlyMinutes,
  fares: [
    { busType: "Regular AC", price: 510 },
    { busType: "Premium", price: 580 },
  ],
  terminals: [{ terminal: "cubao" }, { terminal: "pasay" }],
  baguioStop: "rizal-park",
  features: ["Premium seats"],
  // Source: specification; the bus from Banaue, 12Go.
  keyFeatures: [
    "The one mountain line in this guide with a Pasay terminal",
    "Premium seats",
    "A ticket portal has listed a bus between Banaue and Baguio too",
  ],
  // Source: a counter, several accounts.
  contact: "At the terminal counter.",
  // Source: blankets, travelers’ accounts of 2014; peak season, specification; the rest our advice.
  tips: [
    "Bring a blanket: passengers in 2014 needed theirs.",
    "The buses to Banaue and to Baguio are different ones. Read the sign in front before you hand over your bag.",
    `Reserve seats ${bookSeatText} ahead for ${peakSeasonText}.`,
  ],
} as const satisfies OperatorFacts;
