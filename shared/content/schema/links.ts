import { z } from "zod";
import { pageName } from "./pages.ts";
import { list, text, type ValueOf } from "./values.ts";

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
