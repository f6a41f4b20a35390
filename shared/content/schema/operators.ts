import { z } from "zod";
import { numbersIn } from "../formulas/amounts.ts";
import { baguioStopId } from "./baguio-stops.ts";
import { type Fields, form, list, listWithFirst } from "./forms.ts";
import { terminalId } from "./terminals.ts";
import { duration, hours, minutes, price, telephone, text } from "./texts.ts";

/** The bus types of the timetable, cheapest first. */
export const busType = z.enum(["Regular AC", "Deluxe", "Deluxe AC", "First Class", "Premium", "Luxury"]);

export type BusType = z.infer<typeof busType>;

/** One class of seat that an operator sells between Metro Manila and Baguio. */
const busFare = z.strictObject({
  /** The name of the class on the operator's own page. */
  busType,
  /** The name of the class in the timetable, if it differs. */
  scheduleType: busType.exactOptional(),
  /** One way, full fare, per seat. */
  price,
  /** One line about this seat. Missing if nothing is known. */
  note: text.exactOptional(),
  /**
   * Whether only some departures have it: it is then in the timetable but not in the operator's fare range.
   */
  scheduleOnly: z.literal(true).exactOptional(),
});

export type BusFare = Fields<typeof busFare>;

const fares = list(busFare)
  .refine((all) => all.some(({ scheduleOnly }) => !scheduleOnly), {
    error: "No fare counts for the fare range. Take `scheduleOnly: true` away from one of them.",
  })
  .superRefine((all, context) => {
    const amounts = all.flatMap(({ price }) => numbersIn(price));
    for (const [index, { busType, price }] of all.entries()) {
      if (Math.max(...amounts.slice(0, index + 1)) !== amounts[index]) {
        const message = `${busType} at ${price} stands below a higher fare. Put the lowest first.`;
        context.addIssue({ code: "custom", path: [index, "price"], message });
      }
    }
  });

/** A terminal that an operator leaves from. */
const operatorTerminal = z.strictObject({
  terminal: terminalId.refine((id) => id !== "baguio", {
    error: '"baguio" is where buses arrive. Write it in `baguioStop`, and here a terminal such as "cubao".',
  }),
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

const firstBus = 1900;

/** The facts about a bus company that runs between Metro Manila and Baguio. */
export const operatorFacts = z.strictObject({
  /** The full name: "Genesis Transport". The slug is this name in lower case, with hyphens. */
  name: text,
  /** The name on cards and in the timetable: "Genesis". */
  shortName: text,
  /** One phrase below the name, our own and not a company slogan. */
  tagline: text,
  /** What the company is known for: a sentence, which its card says in bold. */
  lead: text,
  /** What else its card says: a sentence. */
  description: text,
  /** Paragraphs of the profile's "About" text. */
  about: list(text),
  /** The first year of service, if a reliable source gives it. */
  since: z
    .int()
    .min(firstBus, `No bus ran then. Write the first year of service, after ${firstBus}, such as 1945.`)
    .exactOptional(),
  /** Departures a day between Metro Manila and Baguio. */
  tripsPerDay: z.int().min(1, "There is no such number of trips. Write one or more, such as 8."),
  /** "5–6 hours". */
  travelTime: duration,
  /** How early to arrive: "30 minutes", "20–30 minutes". */
  arriveEarly: minutes,
  /** Lowest first. */
  fares,
  /** Set if only a range of fares is listed, and the names of its classes are this guide's. */
  areClassesOurs: z.literal(true).exactOptional(),
  /** Metro Manila terminals; the main one first. */
  terminals: listWithFirst(operatorTerminal),
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
  hotline: telephone.exactOptional(),
  /** "6 AM–10 PM". */
  hotlineHours: hours.exactOptional(),
  /** Where tickets are sold. */
  contact: text,
  /** The operator's own site, if certain: "victoryliner.com". */
  website: form(
    /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
    (value) => `"${value}" is not the name of a site. Write it like "victoryliner.com".`,
  ).exactOptional(),
  /** The seat layout of the usual coach, if known. */
  seating: z.enum(["2x2", "2x1"]).exactOptional(),
  /** The caption of the picture of the inside, if the layout is known. */
  insideCaption: text.exactOptional(),
  tips: list(text),
  /** Only for companies whose profiles have sections of their own for classes, routes and locations. */
  routes: list(operatorRoute).exactOptional(),
});

export type OperatorFacts = Fields<typeof operatorFacts>;
