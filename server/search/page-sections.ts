import { type Document, type Element, isTag, isText } from "domhandler";
import { DomUtils } from "htmlparser2";
import { unconfirmedStar } from "../../shared/content/texts/operator-texts.ts";

/** A part of a page with an anchor, without the sections nested in it. */
interface TextSection {
  /** Its anchor; empty for the page itself. */
  readonly id: string;
  readonly heading: string;
  /** The heading of the enclosing section, unless that is the page itself. */
  readonly within: string | undefined;
  readonly text: string;
}

/** What stands between the texts of elements, weakest first. Of several between two texts, the strongest counts. */
const separators = [
  { separator: " ", elements: "b small span time" },
  { separator: ", ", elements: "dd td" },
  { separator: " · ", elements: "li" },
  { separator: ": ", elements: "dt th" },
  { separator: ". ", elements: "br caption details div dl figcaption h2 h3 h4 ol p summary table tr ul" },
];
const strengths = new Map(
  separators.flatMap(({ elements }, strength) =>
    elements.split(" ").map((name) => [name, strength] as const),
  ),
);

/** A text, or the strength of a separator. */
type Piece = string | number;

/** Elements that separate at their start, too. */
const separatedBefore = new Set(["p", "small", "span"]);

const headings = new Set(["h1", "h2", "h3", "h4", "summary"]);
/** Elements without prose: controls, navigation, scripts, drawings and column headings. */
const withoutProse = new Set("button form nav noscript script style svg template thead".split(" "));
/** Elements for layout. A link directly inside one is not part of a sentence. */
const layoutElements = new Set("article aside div header section".split(" "));

/** The star that marks unconfirmed trips, and the star of its footnote. */
const star = new RegExp(` ?[${unconfirmedStar}]`, "g");
const footnoteStar = new RegExp(`(?<=^|[.!?] )[${unconfirmedStar}] `, "g");

/**
 * Extracts the text of a page, then that of every element with an id and a heading. Skips hidden elements,
 * those with `data-nosnippet`, and standalone links.
 */
export function readSections(document: Document): readonly TextSection[] {
  const main = DomUtils.findOne(({ name }) => name === "main", document);
  return main ? sectionsOf(main, "") : [];
}

/** Returns a section, then those nested in it, in the order of the page. */
function sectionsOf(element: Element, id: string, within?: string): readonly TextSection[] {
  const headingElement = headingOf(element);
  const ownHeading = headingElement ? readable(piecesOf(headingElement)) : "";
  const heading = isAnswer(element) && within !== undefined ? `${within}: ${ownHeading}` : ownHeading;
  const nested = sectionsIn(element);
  const answers = nested.filter(isAnswer).flatMap((answer) => piecesOf(answer));
  const text = (readable(piecesOf(element, headingElement)) || readable(answers))
    .replace(footnoteStar, "")
    .replace(star, " (not confirmed)")
    .replace(/[^.!?…]$/, "$&.");
  return [
    { id, heading, within, text },
    ...nested.flatMap((section) =>
      sectionsOf(section, section.attribs.id ?? "", id === "" ? undefined : heading),
    ),
  ];
}

function sectionsIn(element: Element): readonly Element[] {
  return proseIn(element).flatMap((child) => (isSection(child) ? [child] : sectionsIn(child)));
}

function isSection(element: Element): boolean {
  return element.attribs.id !== undefined && headingOf(element) !== undefined;
}

/** Whether an element is an answer with an anchor: a term, "Pets", and what follows it. */
function isAnswer({ attribs: { id }, firstChild }: Element): boolean {
  return id !== undefined && firstChild !== null && isTag(firstChild) && firstChild.name === "dt";
}

/** Returns the first heading in an element. Skips elements with an id, because their headings are their own. */
function headingOf(element: Element): Element | undefined {
  if (headings.has(element.name)) {
    return element;
  }
  const children = proseIn(element);
  return isAnswer(element)
    ? children[0]
    : children
        .filter(({ name, attribs }) => headings.has(name) || attribs.id === undefined)
        .map(headingOf)
        .find((heading) => heading !== undefined);
}

/** Returns the elements in an element that are useful in a search result. */
function proseIn({ children }: Element): readonly Element[] {
  return children.filter(isTag).filter(({ name, attribs }) => {
    const isHidden = "hidden" in attribs || "data-nosnippet" in attribs || attribs["aria-hidden"] === "true";
    return !(isHidden || withoutProse.has(name));
  });
}

/** Returns the texts in an element, without its sections, and what separates them. @param heading is not part of them. */
function piecesOf(element: Element, heading?: Element): readonly Piece[] {
  const separator = [strengths.get(element.name) ?? []].flat();
  const prose = new Set<unknown>(proseIn(element).filter((child) => child !== heading && !isSection(child)));
  const pieces = element.children.flatMap((child): readonly Piece[] => {
    if (isText(child)) {
      return [child.data];
    }
    const isRead = isTag(child) && prose.has(child) && !isStandaloneLink(child, element);
    return isRead ? [columnOf(child), ...piecesOf(child, heading)] : [];
  });
  return [...(separatedBefore.has(element.name) ? separator : []), ...pieces, ...separator];
}

/** Whether a link is not in a sentence and has no heading, such as "Back to all". */
function isStandaloneLink(link: Element, { name, children }: Element): boolean {
  return (
    link.name === "a" && layoutElements.has(name) && !children.some(isText) && headingOf(link) === undefined
  );
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
  const text = column ? `${readable(piecesOf(column))} ` : "";
  return column?.attribs.translate ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Joins texts with the strongest separator between two of them. */
function readable(pieces: readonly Piece[]): string {
  let joined = "";
  let strength = -1;
  for (const piece of pieces) {
    if (typeof piece === "number") {
      strength = Math.max(strength, piece);
    } else if (piece.trim() === "") {
      joined += " ";
    } else {
      joined += separatorAfter(joined, strength) + piece;
      strength = -1;
    }
  }
  return joined
    .replace(/\u2060/g, "")
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,:;!?)])/g, "")
    .trim();
}

function separatorAfter(text: string, strength: number): string {
  const isComplete = /^\s*$|[.!?…:;]\s*$/.test(text);
  return isComplete && strength >= 0 ? " " : (separators[strength]?.separator ?? "");
}
