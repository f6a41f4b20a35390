import { dataLicence } from "./content/data-licence.ts";
import type { PageName } from "./content/pages.ts";
import { bookingStatement } from "./content/schedule-notes.ts";

/** Facts about the site itself. */
export const site = {
  name: "Baguio",
  fullName: "Baguio travel guide",
  locale: "en-PH",
  statement: bookingStatement,
  promise: `No cookies, no trackers. Built to WCAG 2.2 AA. The timetable is free to use (${dataLicence.name}).`,
} as const;

/** A link to a page under a name of its own. */
export interface SiteLink {
  label: string;
  name: PageName;
}

/** The links of the top bar, in order. Their labels are those of the pages. */
export const navigation: readonly PageName[] = [
  "home",
  "destinations",
  "foods",
  "festivals",
  "gettingThere",
  "schedules",
  "stay",
  "terminals",
  "travelTips",
];

export const quickLinks: readonly SiteLink[] = [
  { label: "Bus Operators", name: "operators" },
  { label: "Schedules & Fares", name: "schedules" },
  { label: "Bus Terminals", name: "terminals" },
  { label: "Routes", name: "routes" },
  { label: "Getting There", name: "gettingThere" },
];

export const exploreLinks: readonly SiteLink[] = [
  { label: "Destinations", name: "destinations" },
  { label: "Foods & Pasalubong", name: "foods" },
  { label: "Festivals", name: "festivals" },
  { label: "Where to Stay", name: "stay" },
  { label: "Travel Tips", name: "travelTips" },
];

/** The guide asks for nothing and sells nothing: neither text has a page of its own, and both lead home. */
export const legalLinks: readonly SiteLink[] = [
  { label: "Privacy Policy", name: "home" },
  { label: "Terms of Service", name: "home" },
];
