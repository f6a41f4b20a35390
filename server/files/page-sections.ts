import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";

/** What search needs of a page, or of an element with an id and a heading. */
export interface PageSection {
  readonly id: string;
  /** That of a term begins with the section around it: "On the bus: Pets". */
  readonly heading: string;
  /** The heading of the enclosing section, unless that is the page itself. */
  readonly within: string | undefined;
  /** Its prose, without the sections in it. If it has only terms with anchors, theirs. */
  readonly text: string;
}

const headings = ["h1", "h2", "h3", "h4", "summary", "dt"];
/** What follows one of these is about it: "Cubao: usually ₱460". */
const terms = ["dt", "th", "h3", "h4"];
/** Any other element is a sentence of its own. */
const withinSentences = ["a", "b", "em", "i", "mark", "small", "span", "sup", "time", "wbr"];
/** Elements without prose: controls, navigation, drawings and column headings. */
const withoutProse = ["button", "fieldset", "nav", "noscript", "svg", "thead"];

/** Returns the page itself, then each element with an id and a heading, in order. */
export function sectionsOf(html: string): readonly PageSection[] {
  const [main] = DomUtils.getElementsByTagName("main", parseDocument(html), true, 1);
  return main ? readSections(main) : [];
}

/** Returns a section, then those in it. */
function readSections(section: Element, within?: string): readonly PageSection[] {
  const headingElement = headingOf(section);
  const ownHeading = headingElement ? proseOf(headingElement).replace(/\.$/, "") : "";
  const heading = headingElement?.name === "dt" && within ? `${within}: ${ownHeading}` : ownHeading;
  const inner = sectionsIn(section);
  const innerTerms = inner.filter((element) => headingOf(element)?.name === "dt");
  const text = proseOf(section, headingElement) || innerTerms.map((term) => proseOf(term)).join(" ");
  const nested = inner.flatMap((element) =>
    readSections(element, section.name === "main" ? undefined : heading),
  );
  return [{ id: section.attribs.id ?? "", heading, within, text }, ...nested];
}

function sectionsIn(element: Element): readonly Element[] {
  return element.children
    .filter(isProse)
    .flatMap((child) => (isSection(child) ? [child] : sectionsIn(child)));
}

function isSection(element: Element): boolean {
  return "id" in element.attribs && headingOf(element) !== null;
}

function headingOf(element: Element): Element | null {
  return DomUtils.findOne(({ name }) => headings.includes(name), element.children);
}

/** Whether a node is an element that is useful in a search result. */
function isProse(node: ChildNode): node is Element {
  return (
    isTag(node) &&
    !withoutProse.includes(node.name) &&
    !("hidden" in node.attribs || "data-nosnippet" in node.attribs || node.attribs["aria-hidden"] === "true")
  );
}

/**
 * Returns the text of an element as sentences, without its sections.
 * @param heading is not part of it.
 */
function proseOf(element: Element, heading?: Element | null): string {
  const sentences = linesOf(element, heading)
    .split("\n")
    // Leaves one space between words, and none beside a no-break space, before a mark or in brackets.
    .map((line) => line.replace(/^[ ,:]+|(?<=[\u00a0(]) +| +(?=[\u00a0 .,:;!?)]|$)/g, ""))
    .filter((line) => line !== "")
    .map((line) => (/[.,:;!?…]$/.test(line) ? line : `${line}.`));
  return (
    sentences
      .join(" ")
      // Leaves out the star of a note. Another star is "not confirmed".
      .replace(/(?<=^|[.!?] )\*\s/g, "")
      .replace(/\s?\*/g, " (not confirmed)")
  );
}

/** Returns the text of an element, with a line for each part that is not within a sentence. */
function linesOf({ name, children }: Element, heading?: Element | null): string {
  const parts = children.map((child) => {
    if (isText(child)) {
      return child.data;
    }
    // A link with no sentence around it leads elsewhere: "Back to all".
    const isAside = isTag(child) && child.name === "a" && name === "div";
    if (!isProse(child) || child === heading || isSection(child) || isAside) {
      return "";
    }
    const lines = linesOf(child, heading);
    if (withinSentences.includes(child.name)) {
      return ` ${lines} `;
    }
    return child.name === "td"
      ? `, ${columnOf(child)} ${lines}`
      : `\n${lines}${terms.includes(child.name) ? ":" : ""}\n`;
  });
  return parts.join("");
}

/** Returns the heading of a cell's column, except for the first: "Fare", "Cubao". */
function columnOf(cell: Element): string {
  const index = DomUtils.getSiblings(cell).indexOf(cell);
  const head = DomUtils.getElementsByTagName("thead", cell.parent?.parent?.parent ?? []);
  const column = DomUtils.getElementsByTagName("th", head)[index];
  return column && index > 0 && !("colspan" in cell.attribs) ? DomUtils.textContent(column) : "";
}
