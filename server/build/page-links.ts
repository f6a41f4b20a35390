import { DomUtils, parseDocument } from "htmlparser2";

export interface PageLinks {
  readonly ids: readonly string[];
  /** The addresses that the page refers to. */
  readonly addresses: readonly string[];
}

export function linksOf(html: string): PageLinks {
  const elements = DomUtils.findAll(() => true, parseDocument(html));
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
