import { DomUtils, parseDocument } from "htmlparser2";

/** What the HTML of a page contains. */
export interface PageLinks {
  readonly ids: readonly string[];
  /** The addresses that it refers to. */
  readonly addresses: readonly string[];
}

export function readLinks(html: string): PageLinks {
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
