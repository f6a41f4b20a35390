import { dataLicense } from "./content/data-license.ts";
import { guideName } from "./content/guide-name.ts";
import type { PageName } from "./content/pages.ts";
import { bookingStatement } from "./content/schedule-notes.ts";

/** Facts about the site itself. */
export const site = {
  name: "Baguio",
  fullName: guideName,
  description: "Bus schedules, fares, places, food and festivals for a trip to Baguio City.",
  locale: "en-PH",
  statement: bookingStatement,
  promise: `No cookies, no trackers. The timetable is free to use (${dataLicense.name}).`,
} as const;

/** A link to a page, with the label of the page unless it has its own. */
export interface SiteLink {
  readonly name: PageName;
  readonly label?: string;
}

/** The links of the top bar, in order, with the labels of their pages. */
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

/** Further links in the menu of small screens, before the search. */
export const moreLinks: readonly PageName[] = ["dayPlans", "operators", "routes", "news"];

export const quickLinks: readonly SiteLink[] = [
  { name: "operators", label: "Bus Operators" },
  { name: "schedules", label: "Schedules & Fares" },
  { name: "terminals", label: "Bus Terminals" },
  { name: "routes" },
  { name: "gettingThere" },
];

export const exploreLinks: readonly SiteLink[] = [
  { name: "destinations" },
  { name: "foods", label: "Foods & Pasalubong" },
  { name: "festivals" },
  { name: "stay", label: "Where to Stay" },
  { name: "travelTips" },
];

/** Both lead home, because the guide collects and sells nothing and has no pages for these texts. */
export const legalLinks: readonly SiteLink[] = [
  { name: "home", label: "Privacy Policy" },
  { name: "home", label: "Terms of Service" },
];
