import { z } from "zod";
import { baguioStopId } from "./baguio-stops.ts";
import { type Fields, form, list, listWithFirst, numbersIn } from "./forms.ts";
import { terminalId } from "./terminals.ts";
import { duration, hours, minutes, price, telephone, text } from "./texts.ts";

/** Bus types as the timetable names them, cheapest first. */
export const busType = z.enum(["Regular AC", "Deluxe", "Deluxe AC", "First Class", "Premium", "Luxury"]);

export type BusType = z.infer<typeof busType>;

/** One class of seat that an operator sells between Metro Manila and Baguio. */
const busFare = z.strictObject({
  /** The class as the operator's own page names it. */
  busType,
  /** The class as the timetable names it, where that differs. */
  scheduleType: busType.exactOptional(),
  /** One way, full fare, per seat. */
  price,
  /** One line: what this seat is like. Left out where nothing is known. */
  note: text.exactOptional(),
  /** Runs on some departures only: listed in the timetable, left out of the operator's fare range. */
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

/** A terminal that an operator leaves from, with the street where it is known. */
const operatorTerminal = z.strictObject({
  terminal: terminalId.refine((id) => id !== "baguio", {
    error: '"baguio" is where buses arrive. Write it in `baguioStop`, and here a terminal such as "cubao".',
  }),
  /** Where exactly: "EDSA corner New York Street, Cubao, Quezon City"; "Usually" before it where the source is weak. */
  address: text,
  /** What to check before going, where the exact place is not certain. */
  note: text.exactOptional(),
});

/** A road to or from Baguio, and for whom it is. */
const operatorRoute = z.strictObject({
  /** "Cubao to Baguio". */
  title: text,
  text,
});

const firstBus = 1900;

/** What is written of a bus company that runs between Metro Manila and Baguio. */
export const operatorFacts = z.strictObject({
  /** The full name: "Genesis Transport". In lower case, with hyphens, it is the slug of everything about it. */
  name: text,
  /** The name on cards and in the timetable: "Genesis". */
  shortName: text,
  /** One phrase of our own under the name. Not a company slogan. */
  tagline: text,
  /** One or two sentences for the directory card. */
  description: text,
  /** Paragraphs of the profile's "About" text. */
  about: list(text),
  /** First year of service, where a source is firm. */
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
  /** Metro Manila terminals; the main one first. */
  terminals: listWithFirst(operatorTerminal),
  /** Set where sources know the company from roads beyond Baguio only: pages then say so beside its terminals, as with `doubt`. */
  terminalUnconfirmed: z.literal(true).exactOptional(),
  /** What is not certain of its trips to Baguio as a whole. Stands beside their number, at the top of the profile. */
  doubt: text.exactOptional(),
  /** Where the bus arrives in, and leaves from, Baguio. */
  baguioStop: baguioStopId,
  /** Short labels for the directory card, three or four. */
  features: list(text),
  /** Sentences for the profile's "Key Features". */
  keyFeatures: list(text),
  /** Telephone number. Left out where none is certain. */
  hotline: telephone.exactOptional(),
  /** "6 AM–10 PM". */
  hotlineHours: hours.exactOptional(),
  /** Where tickets are sold. */
  contact: text,
  /** The name of the operator's own site, where one is certain: "victoryliner.com". Printed, not linked: the guide links to itself only. */
  website: form(
    /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
    (value) => `"${value}" is not the name of a site. Write it like "victoryliner.com".`,
  ).exactOptional(),
  /** Seat layout of the usual coach, where known. */
  seating: z.enum(["2x2", "2x1"]).exactOptional(),
  /** Caption under the picture of the inside, where the layout is known. */
  insideCaption: text.exactOptional(),
  tips: list(text),
  /** Only of companies whose profile has sections of its own for classes, routes and locations. */
  routes: list(operatorRoute).exactOptional(),
});

export type OperatorFacts = Fields<typeof operatorFacts>;
