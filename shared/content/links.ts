import { keysOf } from "../values/lists.ts";
import { pages } from "./pages.ts";
import type { SiteLink } from "./schema/links.ts";
import type { PageName } from "./schema/pages.ts";

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

/** The other pages. Only the menu of small screens has all of them. */
export const moreLinks = keysOf(pages).filter((page) => !navigation.includes(page));

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

/**
 * What no list above and no top bar has. The last two link to the home page: the guide collects and sells nothing, so
 * it has no such pages.
 */
export const closingLinks: readonly SiteLink[] = [
  ...moreLinks
    .filter((page) => page !== "search" && !quickLinks.some((link) => link.page === page))
    .map((page) => ({ page })),
  { page: "home", label: "Privacy Policy" },
  { page: "home", label: "Terms of Service" },
];
