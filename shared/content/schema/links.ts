import { z } from "zod";
import { keysOf } from "../../values/lists.ts";
import { pages } from "../pages.ts";
import { list, text, type ValueOf } from "./values.ts";

export const pageName = z.enum(keysOf(pages));

/** A link to a page. The default label is that of the page. */
const siteLink = z.strictObject({ page: pageName, label: text.exactOptional() });

export type SiteLink = ValueOf<typeof siteLink>;

export const schemas = {
  navigation: list(pageName),
  moreLinks: list(pageName),
  quickLinks: list(siteLink),
  exploreLinks: list(siteLink),
  closingLinks: list(siteLink),
};
