import { arriveEarly, bookSeatAhead, busTravelHours, earlyMinutes, peakSeason } from "../figures.ts";
import type { OperatorFacts } from "../schema/operators.ts";

export const codaLines = {
  name: "Coda Lines",
  shortName: "Coda Lines",
  stripes: ["ivory", "gold", "blue"],
  tagline: "Known for the long night road to Sagada",
  // Source: that of the text below, and specification.
  lead: "A mountain specialist, best known for its night bus to Banaue, Bontoc and Sagada.",
  // Source: that of the line above.
  description: "This guide also lists trips between Cubao and Baguio.",
  // Source: travelers’ accounts, 2016–2017.
  about: [
    "Coda Lines is best known for one long trip: from Quezon City to Banaue, Bontoc and Sagada, about twelve hours by night.",
    "This guide lists its Baguio trips from Cubao. Because the company is better known farther north, confirm the terminal before you go.",
  ],
  // Source: specification.
  tripsPerDay: 8,
  travelHours: busTravelHours,
  earlyMinutes,
  // Source: specification.
  fares: [
    { busType: "Regular AC", price: 470 },
    { busType: "Deluxe", price: 500 },
  ],
  areClassesOurs: true,
  // Source: specification.
  terminals: [
    // Source: one account of 2016, hence “usually”.
    {
      terminal: "cubao",
      street: "Usually the HM Transport compound, Monte de Piedad Street",
    },
  ],
  terminalUnconfirmed: true,
  baguioStop: "unknown",
  // Source: the company’s terms, 2022, of the vouchers.
  features: ["Night bus to Sagada", "Online vouchers sold in 2022", "Tickets at the Cubao office"],
  // Source: travelers’ accounts, 2016–2017.
  keyFeatures: [
    "Overnight service to Banaue, Bontoc and Sagada",
    "Coaches with a toilet and coaches without, as travelers report",
  ],
  // Source: the company’s terms, 2022.
  contact: "At the Cubao office. Online vouchers were sold in 2022.",
  // Source: the company’s terms, 2022; peak season, specification; the rest our advice.
  tips: [
    `The ${arriveEarly} are for Baguio. Holders of an online voucher were asked in 2022 to come an hour ahead, with an ID.`,
    "Your ticket should say Baguio. The night bus to Sagada goes by way of Banaue.",
    `Book your seat ${bookSeatAhead} ahead for ${peakSeason}.`,
  ],
} as const satisfies OperatorFacts;
