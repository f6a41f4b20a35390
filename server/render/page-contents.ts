import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";

/** What links and search need to know of a page. */
export interface PageContents {
  readonly ids: readonly string[];
  /** The addresses that it refers to. */
  readonly addresses: readonly string[];
  /** The page itself, then each element with an id and a heading, in order. */
  readonly sections: readonly PageSection[];
}

interface PageSection {
  readonly id: string;
  /** That of a term begins with the section around it: "On the bus: Pets". */
  readonly heading: string;
  /** The heading of the enclosing section, unless that is the page itself. */
  readonly within: string | undefined;
  /** What it says outside of the sections in it, or else what its terms say. */
  readonly text: string;
}

export function readContents(html: string): PageContents {
  const elements = DomUtils.findAll(() => true, parseDocument(html));
  const valuesOf = (attribute: string) => elements.flatMap(({ attribs }) => attribs[attribute] ?? []);
  const candidates = valuesOf("srcset").flatMap((srcset) => srcset.split(","));
  const main = elements.find(({ name }) => name === "main");
  return {
    ids: valuesOf("id"),
    addresses: [
      ...["href", "src", "action"].flatMap(valuesOf),
      ...candidates.map((candidate) => candidate.trim().replace(/ .*/, "")),
    ],
    sections: main ? readSections(main) : [],
  };
}

const headings = ["h1", "h2", "h3", "h4", "summary", "dt"];
/** What follows one of these is about it: "Cubao: usually ₱460". */
const terms = ["dt", "th", "h3", "h4"];
/** Any other element is a sentence of its own. */
const withinSentences = ["a", "b", "em", "i", "mark", "small", "span", "sup", "time"];
/** Elements without prose: controls, navigation, drawings and column headings. */
const withoutProse = ["button", "fieldset", "nav", "noscript", "svg", "thead"];

/** Returns a section, then those in it. */
function readSections(section: Element, within?: string): readonly PageSection[] {
  const headingElement = headingOf(section);
  const ownHeading = headingElement ? readable(textOf(headingElement)) : "";
  const heading = headingElement?.name === "dt" && within ? `${within}: ${ownHeading}` : ownHeading;
  const inner = sectionsIn(section);
  const ownText = readable(`${textOf(section, headingElement)}.`);
  const termTexts = inner.filter((element) => headingOf(element)?.name === "dt").map((term) => textOf(term));
  const text = ownText || readable(`${termTexts.join("")}.`);
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
 * Returns the text of an element, without its sections.
 * @param heading is not part of it.
 */
function textOf(element: Element, heading?: Element | null): string {
  const texts = element.children.map((child) => {
    if (!isProse(child)) {
      return isText(child) ? child.data : "";
    }
    // A link with no sentence around it leads elsewhere: "Back to all".
    const isAside = child === heading || isSection(child) || (child.name === "a" && element.name === "div");
    return isAside ? "" : punctuated(child, textOf(child, heading));
  });
  return texts.join("");
}

function punctuated(element: Element, text: string): string {
  const { name } = element;
  if (withinSentences.includes(name)) {
    return ` ${text} `;
  }
  if (name === "td") {
    return text && `, ${columnOf(element)} ${text}`;
  }
  return text && `. ${text}${terms.includes(name) ? ":" : "."} `;
}

/** Returns the heading of a cell's column, except for the first: "Fare", "Cubao". */
function columnOf(cell: Element): string {
  const index = DomUtils.getSiblings(cell).indexOf(cell);
  const head = DomUtils.getElementsByTagName("thead", cell.parent?.parent?.parent ?? []);
  const column = DomUtils.getElementsByTagName("th", head)[index];
  return column && index > 0 && !("colspan" in cell.attribs) ? DomUtils.textContent(column) : "";
}

/** Turns the joined texts of elements into prose. */
function readable(text: string): string {
  return (
    text
      // Leaves the first of several marks between sentences, and none at the start.
      .replace(/(?<=^|[.,:;!?…])[ .,:]*[.,:]/g, "")
      // Leaves one space between words, and none beside a no-break space, before a mark, in brackets or at an end.
      .replace(/(?<=[\u00a0(]|^) +| +(?=[\u00a0 .,:;!?)]|$)/g, "")
      // Leaves out the star of a note. Another star is "not confirmed".
      .replace(/(?<=^|[.!?] )\*\s/g, "")
      .replace(/\s?\*/g, " (not confirmed)")
  );
}
