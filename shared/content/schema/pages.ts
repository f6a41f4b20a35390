import { z } from "zod";
import { id, line, path, text, type ValueOf } from "./values.ts";

export const pageName = z.enum([
  "home",
  "destinations",
  "dayPlans",
  "foods",
  "festivals",
  "routes",
  "schedules",
  "operators",
  "terminals",
  "gettingThere",
  "stay",
  "travelTips",
  "news",
  "search",
]);

/** The metadata of a page, unique for each. */
const pageMeta = z.strictObject({
  /** Search engines show 30 to 60 characters. */
  title: text.min(30).max(60),
  /** Search engines show 70 to 160 characters. */
  description: text.min(70).max(160),
  /** What people search for, separated by commas. */
  keywords: text,
});

/** A page of the guide other than an operator's profile. */
const page = pageMeta.extend({
  /** The short name in navigation and breadcrumbs: "Getting There". */
  label: text,
  heading: text,
  /** For the home page and pages with a PageHead. */
  lead: text.exactOptional(),
  /** A literal type, against which the compiler checks links. */
  path,
  /** The picture beside links to it: a file below shared/art/spots, without extension. */
  picture: line.exactOptional(),
});

/** A section that links can lead to. */
const section = z.strictObject({ id, heading: line });

export type PageName = z.infer<typeof pageName>;
export type PageMeta = ValueOf<typeof pageMeta>;
export type Page = ValueOf<typeof page>;
export type PageSection = ValueOf<typeof section>;

export const schemas = {
  pages: z.record(pageName, page),
  /** By page and anchor. */
  sections: z.record(z.string(), z.record(id, section)),
};
