import { type ChildNode, type Document, type Element, isTag, isText } from "domhandler";
import { DomUtils } from "htmlparser2";
import { unconfirmedStar } from "../../shared/content/texts/operator-texts.ts";

/** A part of a page with an anchor, without the sections nested in it. */
interface TextSection {
  readonly id: string;
  readonly heading: string;
  /** The heading of the enclosing section, unless that is the page itself. */
  readonly within: string | undefined;
  readonly text: string;
}

/** What follows the text of these elements. Any other element is a sentence of its own. */
const separators = [
  { separator: "", elements: ["a", "em", "i", "mark", "sup", "wbr"] },
  { separator: " ", elements: ["b", "small", "span", "time"] },
  { separator: ", ", elements: ["dd", "td"] },
  { separator: " · ", elements: ["li"] },
  { separator: ": ", elements: ["dt", "th"] },
];

const headings = ["h1", "h2", "h3", "h4", "summary", "dt"];
/** Elements without prose: controls, navigation, scripts, drawings and column headings. */
const withoutProse = new Set(
  "button fieldset form nav noscript picture script style svg template thead".split(" "),
);

/** The star that marks unconfirmed trips, and the star of its footnote. */
const star = new RegExp(` ?[${unconfirmedStar}]`, "g");
const footnoteStar = new RegExp(`(?<=^|[.!?] )[${unconfirmedStar}] `, "g");

/**
 * Extracts the text of a page, then that of every element with an id and a heading. Skips hidden elements,
 * those with `data-nosnippet`, and standalone links.
 */
export function readSections(document: Document): readonly TextSection[] {
  const main = DomUtils.findOne(({ name }) => name === "main", document);
  return main ? sectionsOf(main) : [];
}

/** Returns a section, then those nested in it, in the order of the page. */
function sectionsOf(element: Element, within?: string): readonly TextSection[] {
  const headingElement = headingOf(element);
  const ownHeading = headingElement ? readable(textOf(headingElement)) : "";
  const heading = isAnswer(element) && within !== undefined ? `${within}: ${ownHeading}` : ownHeading;
  const nested = sectionsIn(element);
  const ownText = textOf(element, headingElement).trim();
  const answers = nested.map((section) => (isAnswer(section) ? textOf(section) : "")).join(" ");
  const text = readable(separated(ownText || answers, ". "))
    .replace(footnoteStar, "")
    .replace(star, " (not confirmed)");
  return [
    { id: element.attribs.id ?? "", heading, within, text },
    ...nested.flatMap((section) => sectionsOf(section, element.name === "main" ? undefined : heading)),
  ];
}

function sectionsIn(element: Element): readonly Element[] {
  return element.children
    .filter(isProse)
    .flatMap((child) => (isSection(child) ? [child] : sectionsIn(child)));
}

function isSection(element: Element): boolean {
  return element.attribs.id !== undefined && headingOf(element) !== undefined;
}

/** Whether a section is an answer with an anchor: a term, "Pets", and what follows it. */
function isAnswer(section: Element): boolean {
  return headingOf(section)?.name === "dt";
}

/** Returns the first heading in an element. */
function headingOf(element: Element): Element | undefined {
  if (headings.includes(element.name)) {
    return element;
  }
  return element.children
    .filter(isProse)
    .map(headingOf)
    .find((heading) => heading !== undefined);
}

/** Whether a node is an element that is useful in a search result. */
function isProse(node: ChildNode): node is Element {
  return (
    isTag(node) &&
    !withoutProse.has(node.name) &&
    !("hidden" in node.attribs || "data-nosnippet" in node.attribs || node.attribs["aria-hidden"] === "true")
  );
}

/** Returns the text of an element, without its sections. @param heading is not part of it. */
function textOf(element: Element, heading?: Element): string {
  return element.children.reduce((text, child) => {
    if (isText(child)) {
      return text + child.data;
    }
    if (!isProse(child) || child === heading || isSection(child) || isStandaloneLink(child, element)) {
      return text;
    }
    const separator = separators.find(({ elements }) => elements.includes(child.name))?.separator ?? ". ";
    // Before an item or a cell, the text has a separator already: "Fare: ₱495".
    const before = [" ", ". "].includes(separator) ? separated(text, separator) : text;
    return before + columnOf(child) + separated(textOf(child, heading), separator);
  }, "");
}

/** Ends a text with a separator instead of a weaker one. The mark at the end of a sentence is kept. */
function separated(text: string, separator: string): string {
  if (separator.trim() === "") {
    return text + separator;
  }
  return /(^|[.!?…;])\s*$|:$/.test(text) ? `${text} ` : text.replace(/( ·|[,:])?\s*$/, separator);
}

/** Whether a link is not in a sentence and has no heading, such as "Back to all". */
function isStandaloneLink(link: Element, { name, children }: Element): boolean {
  return link.name === "a" && name === "div" && !children.some(isText) && headingOf(link) === undefined;
}

/** Returns the heading of a cell's column: "Fare ", "Cubao ". */
function columnOf(cell: Element): string {
  if (cell.name !== "td" || "colspan" in cell.attribs) {
    return "";
  }
  const head = DomUtils.getElementsByTagName("thead", cell.parent?.parent?.parent ?? []);
  const [, ...columns] = DomUtils.getElementsByTagName("th", head);
  const cells = DomUtils.getSiblings(cell).filter(isTag);
  // Counted from the right, because the heading of a row may span the rows below it.
  const column = columns.at(cells.indexOf(cell) - cells.length);
  return column ? `${readable(textOf(column))} ` : "";
}

function readable(text: string): string {
  return text
    .replace(/\u2060/g, "")
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,:;!?)])/g, "")
    .trim();
}
