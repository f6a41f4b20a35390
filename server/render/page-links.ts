import type { Document } from "domhandler";
import { DomUtils } from "htmlparser2";

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
