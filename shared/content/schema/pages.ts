import { z } from "zod";
import { type Fields, list } from "./forms.ts";
import { line, path, text } from "./texts.ts";

/** The metadata in a page's head, unique for each page. */
const pageMeta = z.strictObject({
  /** Search engines show 30 to 60 characters of it, */
  title: text.min(30).max(60),
  /** and 70 to 160 of that. */
  description: text.min(70).max(160),
  keywords: list(text),
});

/** The opening of a page: its only h1, the paragraph below it, and its metadata. */
const pageText = pageMeta.extend({
  /** The short name in the navigation and in breadcrumbs: "Getting There". */
  label: text,
  heading: text,
  lead: text,
});

/** The picture that chats and social networks show with a link to a page, with the page's heading in it. */
const shareWords = z.strictObject({
  /** The line below the heading: short, without a full stop. */
  line,
  /** Files below shared/art, without extension. */
  drawings: list(text),
  /** The arrangement: in the sky of a scene, beside one poster or several bands, or above a road. */
  composition: z.enum(["scene", "poster", "bands", "road"]).exactOptional(),
  /** Describes the drawings for readers who do not see them. */
  alt: text,
});

/** A page of the guide, except operators' profiles. */
export const page = pageText.extend({
  /** Its path. The compiler checks links to it against this literal. */
  path,
  /** Its small picture beside links to it, a file below shared/art/spots, without extension. Home has none. */
  spot: line.exactOptional(),
  share: shareWords,
});

export type PageMeta = Fields<typeof pageMeta>;
export type PageText = Fields<typeof pageText>;
export type ShareWords = Fields<typeof shareWords>;
export type Page = Fields<typeof page>;

/** A card of the home page that links to a page, under that page's label. */
export const journeyCard = z.strictObject({
  /** The name of the page, as in pages.ts. */
  name: text,
  /** One short line, without a full stop. */
  text: line,
});

export type JourneyCard = Fields<typeof journeyCard>;
