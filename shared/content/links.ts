import type { PageName } from "./pages.ts";
import type { SiteLink } from "./schema/links.ts";

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
  { page: "operators", label: "Bus Operators" },
  { page: "schedules", label: "Schedules & Fares" },
  { page: "terminals", label: "Bus Terminals" },
  { page: "routes" },
  { page: "gettingThere" },
];

export const exploreLinks: readonly SiteLink[] = [
  { page: "destinations" },
  { page: "foods", label: "Foods & Pasalubong" },
  { page: "festivals" },
  { page: "stay", label: "Where to Stay" },
  { page: "travelTips" },
];

/** The last two link to the home page: the guide collects and sells nothing, so it has no such pages. */
export const closingLinks: readonly SiteLink[] = [
  { page: "dayPlans" },
  { page: "news" },
  { page: "home", label: "Privacy Policy" },
  { page: "home", label: "Terms of Service" },
];
