import type { Document } from "domhandler";
import { DomUtils } from "htmlparser2";
import type { SearchEntry } from "../../shared/search/search-index.ts";
import type { EncodedText } from "../encode.ts";

/** A rendered page, as the server sends it and the export writes it. */
export interface SitePage {
  readonly path: string;
  readonly policy: string;
  readonly body: EncodedText;
  /** What its HTML contains, parsed at the first call. */
  readonly parsed: () => ParsedPage;
}

interface ParsedPage extends PageLinks {
  /** For search. Empty if search does not cover the page. */
  readonly entries: readonly SearchEntry[];
}

/** The ids in a page and the addresses that it refers to. */
export interface PageLinks {
  readonly ids: readonly string[];
  readonly addresses: readonly string[];
}

export function readLinks(document: Document): PageLinks {
  const elements = DomUtils.findAll(() => true, document);
  const valuesOf = (attribute: string) => elements.flatMap(({ attribs }) => attribs[attribute] ?? []);
  const candidates = valuesOf("srcset").flatMap((srcset) => srcset.split(","));
  return {
    ids: valuesOf("id"),
    addresses: [
      ...["href", "src", "action"].flatMap(valuesOf),
      ...candidates.map((candidate) => candidate.trim().replace(/ .*/, "")),
    ],
  };
}
