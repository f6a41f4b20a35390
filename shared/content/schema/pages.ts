import { z } from "zod";
import { line, list, path, text, type ValueOf } from "./values.ts";

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

export type PageMeta = ValueOf<typeof pageMeta>;
export type Page = ValueOf<typeof page>;

/** A card of the home page that links to a page. */
const journeyCard = z.strictObject({
  /** A name in content/pages.ts. */
  page: text,
  text: line,
});

/** A link to a page. The default label is that of the page. */
const siteLink = z.strictObject({
  /** A name in content/pages.ts. */
  page: text,
  label: text.exactOptional(),
});

export type JourneyCard = ValueOf<typeof journeyCard>;
export type SiteLink = ValueOf<typeof siteLink>;

/** What people type, separated by commas: "swan boat, bike rental". */
const phrases = z
  .string()
  .regex(
    /^[\p{Ll}\d]+([ -][\p{Ll}\d]+)*(, [\p{Ll}\d]+([ -][\p{Ll}\d]+)*)*$/u,
    "Write lower case, with commas between phrases: “swan boat, bike rental”.",
  );

/** "pamasahe". */
const word = z.string().regex(/^[\p{Ll}\d]+$/u, "Write one word, in lower case: “pamasahe”.");

/** "from to". */
const words = z.string().regex(/^[\p{Ll}\d]+( [\p{Ll}\d]+)*$/u, "Write words in lower case.");

/** Synonyms in English and Filipino. Each word belongs to one set. */
const synonymSets = list(list(word)).refine(
  (sets) => new Set(sets.flat()).size === sets.flat().length,
  "A word is in two sets. Remove it from one of them.",
);

/** By the names of exports in content. */
export const pageSchemas = {
  pages: z.record(z.string(), page),
  journeyCards: list(journeyCard),
  quickLinks: list(siteLink),
  exploreLinks: list(siteLink),
  closingLinks: list(siteLink),
  searchText: z.object({ tasks: list(z.strictObject({ title: line, address: text })) }),
  searchPhrases: z.record(z.string(), phrases),
  profilePhrases: z.record(z.string(), phrases),
  boardPhrases: phrases,
  operatorPhrases: z.record(z.string(), phrases),
  synonyms: synonymSets,
  stopWords: list(words),
  phraseWords: list(word),
};
