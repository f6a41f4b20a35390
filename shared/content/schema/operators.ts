import { z } from "zod";
import { type Fields, list } from "./forms.ts";
import { baguioStopId, terminalId } from "./terminals.ts";
import { amount, range, text } from "./texts.ts";

/** The bus types of the timetable, cheapest first. */
export const busType = z.enum(["Regular AC", "Deluxe", "Deluxe AC", "First Class", "Premium", "Luxury"]);

export type BusType = z.infer<typeof busType>;

/** One class of seat that an operator sells between Metro Manila and Baguio. */
const busFare = z.strictObject({
  /** The name of the class on the operator's own page. */
  busType,
  /** The name of the class in the timetable, if it differs. */
  scheduleType: busType.exactOptional(),
  /** Pesos for one seat, one way, at full fare. */
  price: z.int().positive(),
  /** One line about this seat. Missing if nothing is known. */
  note: text.exactOptional(),
  /**
   * Whether only some departures have it: it is then in the timetable but not in the operator's fare range.
   */
  scheduleOnly: z.literal(true).exactOptional(),
});

export type BusFare = Fields<typeof busFare>;

const fares = list(busFare)
  .refine(
    (all) => all.some(({ scheduleOnly }) => !scheduleOnly),
    "No fare counts for the fare range. Take `scheduleOnly: true` away from one of them.",
  )
  .refine(
    (all) => all.every(({ price }, index) => price >= (all[index - 1]?.price ?? 0)),
    "Put the lowest fare first.",
  );

/** A terminal that an operator leaves from. */
const operatorTerminal = z.strictObject({
  terminal: terminalId.refine((id) => id !== "baguio", "Buses arrive in Baguio: write that in `baguioStop`."),
  /**
   * Where its own building is, with "Usually" if the source is weak: "EDSA corner New York Street". Missing where
   * all companies share one, and where it is not known.
   */
  street: text.exactOptional(),
  /** What else to know before going there. */
  note: text.exactOptional(),
});

/** A road to or from Baguio, and whom it suits. */
const operatorRoute = z.strictObject({
  /** "Cubao to Baguio". */
  title: text,
  text,
});

/** The facts about a bus company that runs between Metro Manila and Baguio. */
export const operatorFacts = z.strictObject({
  /** The full name: "Genesis Transport". The slug is this name in lower case, with hyphens. */
  name: text,
  /** The name on cards and in the timetable: "Genesis". */
  shortName: text,
  /** Its livery, from the top down: three pigments of `shared/styles/colors.ts`. */
  stripes: z.tuple([text, text, text]),
  /** One phrase below the name, our own and not a company slogan. */
  tagline: text,
  /** What the company is known for: a sentence, which its card says in bold. */
  lead: text,
  /** What else its card says: a sentence. */
  description: text,
  /** Paragraphs of the profile's "About" text. */
  about: list(text),
  /** The first year of service, if a reliable source gives it. */
  since: z.int().min(1900).exactOptional(),
  /** Departures a day between Metro Manila and Baguio. */
  tripsPerDay: z.int().positive(),
  travelHours: range,
  /** How many minutes before departure to be at the terminal. */
  earlyMinutes: amount,
  /** Lowest first. */
  fares,
  /** Set if only a range of fares is listed, and the names of its classes are this guide's. */
  areClassesOurs: z.literal(true).exactOptional(),
  /** Metro Manila terminals; the main one first. */
  terminals: z.tuple([operatorTerminal], operatorTerminal),
  /**
   * Set if sources know the company only from roads beyond Baguio. Pages then say so beside its terminals.
   */
  terminalUnconfirmed: z.literal(true).exactOptional(),
  /** What is uncertain about all of its trips to Baguio. Shown at the top of the profile. */
  doubt: text.exactOptional(),
  /** Where in Baguio the bus arrives, and where it leaves from. */
  baguioStop: baguioStopId,
  /** Three or four short labels for the directory card. */
  features: list(text),
  /** Sentences for the profile's "Key Features". */
  keyFeatures: list(text),
  /** The telephone number. Missing if none is certain. */
  hotline: text.exactOptional(),
  /** "6 AM–10 PM". */
  hotlineHours: text.exactOptional(),
  /** Where tickets are sold. */
  contact: text,
  /** The operator's own site, if certain: "victoryliner.com". */
  website: z.hostname().exactOptional(),
  /** The seat layout of the usual coach, if known. */
  seating: z.enum(["2x2", "2x1"]).exactOptional(),
  /** The caption of the picture of the inside, if the layout is known. */
  insideCaption: text.exactOptional(),
  tips: list(text),
  /** Only for companies whose profiles have sections of their own for classes, routes and locations. */
  routes: list(operatorRoute).exactOptional(),
});

export type OperatorFacts = Fields<typeof operatorFacts>;
