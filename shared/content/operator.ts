import type { OperatorSlug } from "./operator-slugs.ts";
import type { TerminalId } from "./terminal.ts";

/** Bus types as the timetable names them, cheapest first. */
export const busTypes = ["Regular AC", "Deluxe", "Deluxe AC", "First Class", "Premium", "Luxury"] as const;
export type BusType = (typeof busTypes)[number];

/** An amount in Philippine pesos as the guide prints it: "₱495", "₱1,200". */
export type Price = `₱${string}`;

/** One class of seat that an operator sells between Metro Manila and Baguio. */
export interface BusFare {
  /** The class as the operator's own page names it. */
  busType: BusType;
  /** The class as the timetable names it, where that differs. */
  scheduleType?: BusType;
  /** One way, full fare, per seat. */
  price: Price;
  /** One line: what this seat is like. Only what is known. */
  note: string;
  /** Runs on some departures only: listed in the timetable, left out of the operator's fare range. */
  scheduleOnly?: true;
}

/** A terminal that an operator leaves from, with the street where it is known. */
export interface OperatorTerminal {
  terminal: TerminalId;
  /** Where exactly: "EDSA corner New York Street, Cubao, Quezon City". */
  address: string;
  /** What to check before going, where the exact place is not certain. */
  note?: string;
}

/** A block that only some profiles have: the classes, routes and locations of Joy Bus and Partas. */
export interface ProfileSection {
  /** In lower case it is the anchor on the profile. */
  heading: "Classes" | "Routes" | "Locations";
  items: readonly { title: string; text: string }[];
}

/** A bus company that runs between Metro Manila and Baguio: its card in the directory and its profile. */
export interface Operator {
  /** The last segment of the profile's path: always the name in lower case, spaces turned to hyphens. */
  slug: OperatorSlug;
  /** The full name: "Genesis Transport". */
  name: string;
  /** The name on cards and in the timetable: "Genesis". */
  shortName: string;
  /** One phrase of our own under the name. Not a company slogan. */
  tagline: string;
  /** One or two sentences for the directory card. */
  description: string;
  /** Paragraphs of the profile's "About" text. */
  about: readonly string[];
  /** First year of service, where a source is firm. */
  since?: number;
  /** Departures a day between Metro Manila and Baguio. */
  tripsPerDay: number;
  /** "5–6 hours". */
  travelTime: string;
  /** How early to arrive: "30 minutes", "20–30 minutes". */
  arriveEarly: string;
  /** Cheapest first. */
  fares: readonly BusFare[];
  /** Metro Manila terminals; the main one first. */
  terminals: readonly OperatorTerminal[];
  /** Where the bus arrives in, or leaves from, Baguio. */
  baguioStop: string;
  /** Short labels for the directory card, three or four. */
  features: readonly string[];
  /** Sentences for the profile's "Key Features". */
  keyFeatures: readonly string[];
  /** Telephone number. Left out where none is certain. */
  hotline?: string;
  /** "6 AM–10 PM". */
  hotlineHours?: string;
  /** Where tickets and contact details are found. */
  contact: string;
  /** The name of the operator's own site, where one is certain: "victoryliner.com". Printed, not linked: the guide links to itself only. */
  website?: string;
  /** Seat layout of the usual coach, where known. */
  seating?: "2x2" | "2x1";
  /** Caption under the picture of the inside. */
  insideCaption: string;
  tips: readonly string[];
  sections?: readonly ProfileSection[];
}

/** Every operator under its own slug: a missing file, or one filed under another slug, does not compile. */
export type OperatorBySlug = { readonly [Slug in OperatorSlug]: Operator & { slug: Slug } };
