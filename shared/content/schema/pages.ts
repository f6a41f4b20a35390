import { z } from "zod";
import { line, list, path, text, type ValueOf } from "./texts.ts";

/** The metadata of a page, unique for each. */
const pageMeta = z.strictObject({
  /** Search engines show 30 to 60 characters. */
  title: text.min(30).max(60),
  /** Search engines show 70 to 160 characters. */
  description: text.min(70).max(160),
  keywords: list(text),
});

/** A page of the guide other than an operator's profile. */
export const page = pageMeta.extend({
  /** The short name in navigation and breadcrumbs: "Getting There". */
  label: text,
  heading: text,
  /** For the home page and pages with a PageHead. */
  lead: text.exactOptional(),
  /** A literal type, against which the compiler checks links. */
  path,
  /** The picture beside links to it: a file below shared/art/spots, without extension. */
  spot: line.exactOptional(),
});

export type PageMeta = ValueOf<typeof pageMeta>;
export type Page = ValueOf<typeof page>;

/** A card of the home page that links to a page. */
export const journeyCard = z.strictObject({
  /** A name in pages.ts. */
  name: text,
  text: line,
});

export type JourneyCard = ValueOf<typeof journeyCard>;
