import { z } from "zod";
import { type Fields, list } from "./forms.ts";
import { line, path, text } from "./texts.ts";

/** What stands in a page's head: unique for each page. */
const pageMeta = z.strictObject({
  /** 30 to 60 characters. */
  title: text,
  /** 70 to 160 characters. */
  description: text,
  keywords: list(text),
});

/** The opening of a page: its one h1, the paragraph under it, and its metadata. */
const pageText = pageMeta.extend({
  /** The short name in the navigation and in breadcrumbs: "Getting There". */
  label: text,
  heading: text,
  lead: text,
});

/** The picture of a page that chats and social networks show beside a link to it, under the page's heading. */
const shareWords = z.strictObject({
  /** Stands under the heading: short, without a full stop. */
  line,
  /** Drawings below shared/art, without their ending. */
  drawings: list(text),
  /** How words and drawings stand: in the sky of a scene, beside one poster or several bands, above a road. */
  composition: z.enum(["scene", "poster", "bands", "road"]).exactOptional(),
  /** What the drawings show, for readers who do not see them. */
  alt: text,
});

/** A page of the guide other than an operator's profile. */
export const page = pageText.extend({
  /** Its address, with which links to it are compared by the compiler. */
  path,
  share: shareWords,
});

export type PageMeta = Fields<typeof pageMeta>;
export type PageText = Fields<typeof pageText>;
export type ShareWords = Fields<typeof shareWords>;
export type Page = Fields<typeof page>;
