import { type ChildNode, type Document, type Element, isTag, isText } from "domhandler";
import { DomUtils } from "htmlparser2";

/** A part of a page with an anchor, without the sections nested in it. */
interface TextSection {
  readonly id: string;
  readonly heading: string;
  /** The heading of the enclosing section, unless that is the page itself. */
  readonly within: string | undefined;
  readonly text: string;
}

const headings = ["h1", "h2", "h3", "h4", "summary", "dt"];
/** What follows one of these is about it: "Cubao: usually ₱460". */
const terms = ["dt", "th", "h3", "h4"];
/** Any other element is a sentence of its own. */
const withinSentences = ["a", "b", "em", "i", "mark", "small", "span", "sup", "time"];
/** Elements without prose: controls, navigation, scripts, drawings and column headings. */
const withoutProse = "button fieldset form nav noscript picture script style svg template thead".split(" ");

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
  const answers = nested.filter(isAnswer).map((answer) => textOf(answer));
  const text = readable(`${textOf(element, headingElement)}.`) || readable(`${answers.join(" ")}.`);
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
    !withoutProse.includes(node.name) &&
    !("hidden" in node.attribs || "data-nosnippet" in node.attribs || node.attribs["aria-hidden"] === "true")
  );
}

/** Returns the text of an element, without its sections. @param heading is not part of it. */
function textOf(element: Element, heading?: Element): string {
  const texts = element.children.map((child) => {
    if (isText(child)) {
      return child.data;
    }
    if (!isProse(child) || child === heading || isSection(child) || isStandaloneLink(child, element)) {
      return "";
    }
    const text = columnOf(child) + textOf(child, heading);
    if (withinSentences.includes(child.name)) {
      return ` ${text} `;
    }
    if (child.name === "td") {
      return text && `, ${text}`;
    }
    return text && `. ${text}${terms.includes(child.name) ? ":" : "."} `;
  });
  return texts.join("");
}

/** Whether a link has neither a sentence around it nor a heading in it, such as "Back to all". */
function isStandaloneLink(link: Element, { name }: Element): boolean {
  return link.name === "a" && name === "div" && headingOf(link) === undefined;
}

/** Returns the heading of a cell's column: "Fare ", "Cubao ". */
function columnOf(cell: Element): string {
  const index = DomUtils.getSiblings(cell).filter(isTag).indexOf(cell);
  if (cell.name !== "td" || index === 0 || "colspan" in cell.attribs) {
    return "";
  }
  const head = DomUtils.getElementsByTagName("thead", cell.parent?.parent?.parent ?? []);
  const column = DomUtils.getElementsByTagName("th", head)[index];
  return column ? `${readable(textOf(column))} ` : "";
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
