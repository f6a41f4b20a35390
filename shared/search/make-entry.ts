import { type PageName, pages } from "../content/pages.ts";
import type { Section } from "../content/sections.ts";
import { paths, type SiteHref } from "../paths.ts";
import { otherNames } from "./other-names.ts";
import type { SearchEntry } from "./search-entry.ts";

/** What few entries have. */
interface More {
  /** The part of the page: "Hotels". */
  part?: string;
  /** Names that it has besides those of its address. */
  names?: string;
}

/** An entry or a section of a page, by its anchor. */
export function on(page: PageName, id: string, title: string, text: string, more?: More): SearchEntry {
  return makeEntry(`${paths[page]}#${id}`, title, page, text, more);
}

/** A larger part of a page, under the heading that it has there. */
export function partOf(page: PageName, { id, heading }: Section, text: string): SearchEntry {
  return on(page, id, heading, text);
}

/** Something to be found, with the other names that it has. */
export function makeEntry(
  address: SiteHref,
  title: string,
  page: PageName,
  text: string,
  { part, names = "" }: More = {},
): SearchEntry {
  const { label } = pages[page];
  // Many type a name as one word: "minesview", "joybus".
  const asOneWord = title.includes(" ") ? title.replaceAll(" ", "") : "";
  return {
    address,
    title,
    page: part === undefined ? label : `${label}, ${part}`,
    text,
    otherNames: [otherNames[address], names, asOneWord].filter(Boolean).join(" "),
  };
}
