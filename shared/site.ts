import type { PageName } from "./content/pages.ts";

export const site = {
  name: "Baguio",
  description: "Bus schedules, fares, places, food and festivals for a trip to Baguio City.",
  locale: "en-PH",
  promise: "No cookies, no trackers.",
  sharePictureAlt: "A red bus on the winding road to a town on a hill.",
} as const;

/** A link to a page. The default label is that of the page. */
export interface SiteLink {
  readonly name: PageName;
  readonly label?: string;
}

/** The links of the top bar, with the labels of their pages. */
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

/** Links that only the menu of small screens has. */
export const moreLinks: readonly PageName[] = ["dayPlans", "operators", "routes", "news", "search"];

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

/** Both link to the home page: the guide collects and sells nothing, so it has no such pages. */
export const legalLinks: readonly SiteLink[] = [
  { name: "home", label: "Privacy Policy" },
  { name: "home", label: "Terms of Service" },
];
