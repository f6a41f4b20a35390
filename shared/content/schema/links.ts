import { z } from "zod";
import { destinations } from "../destinations.ts";
import { keysOf } from "../formulas/lists.ts";
import { pages } from "../pages.ts";
import { idIn, line, list, text, type ValueOf } from "./values.ts";

const pageName = z.enum(keysOf(pages));

/** A card of the home page that links to a page. */
const journeyCard = z.strictObject({ page: pageName, text: line });

/** A link to a page. The default label is that of the page. */
const siteLink = z.strictObject({ page: pageName, label: text.exactOptional() });

export type JourneyCard = ValueOf<typeof journeyCard>;
export type SiteLink = ValueOf<typeof siteLink>;

/** By the names of exports in content. */
export const linkSchemas = {
  navigation: list(pageName),
  moreLinks: list(pageName),
  quickLinks: list(siteLink),
  exploreLinks: list(siteLink),
  closingLinks: list(siteLink),
  journeyCards: list(journeyCard),
  attractionIds: list(idIn(destinations, "destinations.ts")),
};
