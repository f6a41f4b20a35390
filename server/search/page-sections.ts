import { type Document, type Element, isTag, isText } from "domhandler";
import { DomUtils } from "htmlparser2";
import { unconfirmedStar } from "../../shared/content/derived/operators.ts";

/** A part of a page with an anchor, without the sections nested in it. */
interface PageSection {
  /** Its anchor; empty for the page itself. */
  readonly id: string;
  readonly heading: string;
  /** The heading of the enclosing section, unless that is the page itself. */
  readonly within: string | undefined;
  readonly text: string;
}

/** Separators, weakest first, with the elements that cause them. If several apply, the strongest wins. */
const separators: readonly (readonly [separator: string, elements: string])[] = [
  ["", ""],
  [" ", "a b small span time"],
  [", ", "dd td"],
  [" · ", "li"],
  [": ", "dt h5 th"],
  [". ", "br caption details div dl figcaption h2 h3 h4 ol p summary table tr ul"],
];
const strengthOf: ReadonlyMap<string, number> = new Map(
  separators.flatMap(([, elements], strength) => elements.split(" ").map((name) => [name, strength])),
);

/** Elements that separate at their start, too. */
const separatedBefore = new Set(["p", "small", "span"]);
const headings = new Set(["h1", "h2", "h3", "h4", "summary"]);
/** Elements without prose: controls, navigation, scripts, drawings and column headings. */
const withoutProse = new Set("button form nav noscript script style svg template thead".split(" "));
/** Elements for layout. A link directly inside one is not part of a sentence. */
const layoutElements = new Set("article aside div header section".split(" "));

const escapedStar = unconfirmedStar.replace(/\W/, "\\$&");
/** The star that marks unconfirmed trips, and the star of its footnote. */
const star = new RegExp(`(?<=[\\p{L}\\p{N}]) ?${escapedStar}`, "gu");
const footnoteStar = new RegExp(`(?<=^|[.!?] )${escapedStar} `, "g");

type Part =
  | { readonly text: string }
  /** Between texts: the index of a separator. */
  | { readonly strength: number }
  | { readonly section: Element };

/**
 * Extracts the text of a page, then that of every element with an id and a heading. Skips hidden elements,
 * those with `data-nosnippet`, and standalone links.
 */
export function readSections(document: Document): readonly PageSection[] {
  const main = DomUtils.findOne(({ name }) => name === "main", document);
  return main ? sectionsOf(main, "") : [];
}

/** Returns a section, then those nested in it, in the order of the page. */
function sectionsOf(element: Element, id: string, within?: string): readonly PageSection[] {
  const headingElement = headingOf(element);
  const ownHeading = headingElement ? joined(partsOf(headingElement)) : "";
  const heading = termOf(element) && within !== undefined ? `${within}: ${ownHeading}` : ownHeading;
  const parts = partsOf(element, headingElement);
  const nested = parts.flatMap((part) => ("section" in part ? [part.section] : []));
  const answers = nested.filter(termOf).flatMap((answer) => partsOf(answer));
  const text = (joined(parts) || joined(answers))
    .replace(star, " (not confirmed)")
    .replace(footnoteStar, "")
    .replace(/[^.!?…]$/, "$&.");
  return [
    { id, heading, within, text },
    ...nested.flatMap((section) =>
      sectionsOf(section, section.attribs.id ?? "", id === "" ? undefined : heading),
    ),
  ];
}

/** Returns the first heading in an element. Skips elements with an id, because their headings are their own. */
function headingOf(element: Element): Element | undefined {
  const term = termOf(element);
  if (term) {
    return term;
  }
  if (headings.has(element.name)) {
    return element;
  }
  for (const child of element.children.filter(isTag)) {
    if (isProse(child) && (headings.has(child.name) || child.attribs.id === undefined)) {
      const found = headingOf(child);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}

/** Returns the term of an answer with an id, which is a section of its own: "Pets". */
function termOf({ attribs: { id }, firstChild }: Element): Element | undefined {
  return id !== undefined && firstChild && isTag(firstChild) && firstChild.name === "dt"
    ? firstChild
    : undefined;
}

function isProse({ name, attribs }: Element): boolean {
  const isHidden = "hidden" in attribs || "data-nosnippet" in attribs || attribs["aria-hidden"] === "true";
  return !(isHidden || withoutProse.has(name));
}

/** Whether a link is not in a sentence and has no heading, such as "Back to all". */
function isStandaloneLink(link: Element, { name, children }: Element): boolean {
  return (
    link.name === "a" && layoutElements.has(name) && !children.some(isText) && headingOf(link) === undefined
  );
}

/** @param heading the heading of the section, which is not part of its text. */
function partsOf(element: Element, heading?: Element): readonly Part[] {
  const separator = { strength: strengthOf.get(element.name) ?? 0 };
  const parts: Part[] = separatedBefore.has(element.name) ? [separator] : [];
  for (const child of element.children) {
    if (isText(child)) {
      parts.push({ text: child.data });
    } else if (isTag(child) && child !== heading && isProse(child) && !isStandaloneLink(child, element)) {
      parts.push({ text: columnOf(child) });
      parts.push(...(isSection(child) ? [{ section: child }] : partsOf(child, heading)));
    }
  }
  return [...parts, separator];
}

/** Returns the heading of a cell's column, in lower case unless it is a name: "with ID ", "Cubao ". */
function columnOf(cell: Element): string {
  if (cell.name !== "td" || "colspan" in cell.attribs) {
    return "";
  }
  const head = DomUtils.getElementsByTagName("thead", cell.parent?.parent?.parent ?? []);
  const [, ...columns] = DomUtils.getElementsByTagName("th", head);
  const cells = DomUtils.getSiblings(cell).filter(isTag);
  // Counted from the right, because the heading of a row may span the rows below it.
  const column = columns.at(cells.indexOf(cell) - cells.length);
  const text = column ? `${joined(partsOf(column))} ` : "";
  return column?.attribs.translate ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function isSection(element: Element): boolean {
  return element.attribs.id !== undefined && headingOf(element) !== undefined;
}

/** Joins texts with the strongest separator between them, except after punctuation. */
function joined(parts: readonly Part[]): string {
  let text = "";
  let strongest = 0;
  for (const part of parts) {
    if ("strength" in part) {
      strongest = Math.max(strongest, part.strength);
    } else if ("text" in part && (strongest === 0 || part.text.trim() !== "")) {
      text += `${separators[strongest]?.[0]}${part.text}`;
      strongest = 0;
    }
  }
  return text
    .replace(/\u2060/g, "")
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,:;!?)])/g, "")
    .replace(/([.!?…:;])(?:[.:]| ·) /g, "$1 ")
    .replace(/^[\s·.:]+|[\s·:]+$/g, "");
}
