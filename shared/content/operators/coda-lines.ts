import { bookSeatText, busTravelHours, earlyMinutes, earlyMinutesText, peakSeasonText } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";

export const operator = {
  name: "Coda Lines",
  shortName: "Coda Lines",
  stripes: ["ivory", "gold", "blue"],
  tagline: "Known for the long night road to Sagada",
  description: "Known for its night bus to Sagada.",
  // Source: travelers’ accounts, 2016–2017.
  about: [
    "Travelers know Coda Lines for one long trip: from Quezon City to Banaue, Bontoc and Sagada, about twelve hours by night.",
    "This guide lists its Baguio trips from Cubao.",
  ],
  tripsPerDay: 8,
  // Source: all accounts are of other trips.
  doubt: "Travelers mention only its Sagada bus. Ask at the Cubao office first.",
  travelHours: busTravelHours,
  earlyMinutes,
  fares: [
    { busType: "Regular AC", price: 470 },
    { busType: "Deluxe", price: 500 },
  ],
  hasGuessedClasses: true,
  terminals: [
    // Source: one account of 2016.
    { terminal: "cubao", street: "HM Transport compound, Monte de Piedad Street (2016)" },
  ],
  baguioStop: "unknown",
  // Source: the company’s terms, 2022, of the vouchers.
  features: ["Tickets at the Cubao office"],
  // Source: travelers’ accounts, 2016–2017.
  keyFeatures: [
    "Overnight to Banaue, Bontoc and Sagada, in reports of 2016–2017",
    "Good legroom then, and a toilet on some coaches",
    "Tickets at the Cubao office",
  ],
  // Source: the company’s terms, 2022.
  contact: "At the Cubao office. Online vouchers were sold in 2022.",
  // Source: the company’s terms, 2022; peak season, specification; the rest our advice.
  tips: [
    `Come ${earlyMinutesText} early. With an online voucher, come an hour early and bring an ID: that was the rule in 2022.`,
    "Your ticket should say Baguio. The night bus to Sagada goes by way of Banaue.",
    `Book your seat ${bookSeatText} ahead for ${peakSeasonText}.`,
  ],
} as const satisfies OperatorFacts;
