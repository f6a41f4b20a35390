import type { PageName } from "./pages.ts";
import type { SiteLink } from "./schema/pages.ts";

export const site = {
  name: "Baguio",
  description: "Bus schedules, fares, places, food and festivals for a trip to Baguio City.",
  locale: "en-PH",
  promise: "No cookies, no trackers.",
  sharePictureAlt: "A red bus on the winding road to a town on a hill.",
} as const;

/** A link whose name the compiler knows. */
export type PageLink = SiteLink & { readonly name: PageName };

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

export const quickLinks: readonly PageLink[] = [
  { name: "operators", label: "Bus Operators" },
  { name: "schedules", label: "Schedules & Fares" },
  { name: "terminals", label: "Bus Terminals" },
  { name: "routes" },
  { name: "gettingThere" },
];

export const exploreLinks: readonly PageLink[] = [
  { name: "destinations" },
  { name: "foods", label: "Foods & Pasalubong" },
  { name: "festivals" },
  { name: "stay", label: "Where to Stay" },
  { name: "travelTips" },
];

/** The last two link to the home page: the guide collects and sells nothing, so it has no such pages. */
export const closingLinks: readonly PageLink[] = [
  { name: "dayPlans" },
  { name: "news" },
  { name: "home", label: "Privacy Policy" },
  { name: "home", label: "Terms of Service" },
];
