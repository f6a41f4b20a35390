import { type Document, type Element, isTag, isText } from "domhandler";
import { DomUtils } from "htmlparser2";
import { unconfirmedStar } from "../../shared/content/texts/operator-texts.ts";

/** A part of a page with an anchor, without the sections nested in it. */
interface PageSection {
  /** Its anchor; empty for the page itself. */
  readonly id: string;
  readonly heading: string;
  /** The heading of the enclosing section, unless that is the page itself. */
  readonly within: string | undefined;
  readonly text: string;
}

/** What follows the text of elements, weakest first. Of several between two texts, the strongest wins. */
const separators: readonly (readonly [separator: string, elements: string])[] = [
  [" ", "b small span time"],
  [", ", "dd td"],
  [" · ", "li"],
  [": ", "dt th"],
  [". ", "br caption details div dl figcaption h2 h3 h4 ol p summary table tr ul"],
];
/** A character for each separator, as long as the text is not finished. The stronger, the later. */
const marks = separators.map((_, strength) => String.fromCodePoint(0xe000 + strength));
const markOf: ReadonlyMap<string, string> = new Map(
  separators.flatMap(([, elements], strength) =>
    elements.split(" ").map((name) => [name, marks[strength] ?? ""]),
  ),
);
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
export function readSections(document: Document): readonly PageSection[] {
  const main = DomUtils.findOne(({ name }) => name === "main", document);
  return main ? sectionsOf(main, "") : [];
}

/** Returns a section, then those nested in it, in the order of the page. */
function sectionsOf(element: Element, id: string, within?: string): readonly PageSection[] {
  const headingElement = headingOf(element);
  const ownHeading = headingElement ? readable(textOf(headingElement)) : "";
  const heading = isAnswer(element) && within !== undefined ? `${within}: ${ownHeading}` : ownHeading;
  const nested = sectionsIn(element);
  const answers = nested.filter(isAnswer).map((answer) => textOf(answer));
  const text = (readable(textOf(element, headingElement)) || readable(answers.join("")))
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

/** Returns the elements in an element that readers of search results can do with. */
function proseIn({ children }: Element): readonly Element[] {
  return children.filter(isTag).filter(({ name, attribs }) => {
    const isHidden = "hidden" in attribs || "data-nosnippet" in attribs || attribs["aria-hidden"] === "true";
    return !(isHidden || withoutProse.has(name));
  });
}

/** Returns the text of an element without its sections, with marks for separators. @param heading is not part of it. */
function textOf(element: Element, heading?: Element): string {
  const mark = markOf.get(element.name) ?? "";
  const prose = new Set<unknown>(proseIn(element).filter((child) => child !== heading && !isSection(child)));
  const texts = element.children.map((child) => {
    if (isText(child)) {
      return child.data;
    }
    const isRead = isTag(child) && prose.has(child) && !isStandaloneLink(child, element);
    return isRead ? columnOf(child) + textOf(child, heading) : "";
  });
  return `${separatedBefore.has(element.name) ? mark : ""}${texts.join("")}${mark}`;
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
  const text = column ? `${readable(textOf(column))} ` : "";
  return column?.attribs.translate ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Replaces marks with the strongest separator between two texts, except after punctuation. */
function readable(marked: string): string {
  return marked
    .replace(/[\s\ue000-\uf8ff]+$/, "")
    .replace(/\s*[\ue000-\uf8ff][\s\ue000-\uf8ff]*/g, (run) => {
      const strongest = marks.findLastIndex((mark) => run.includes(mark));
      return separators[strongest]?.[0] ?? "";
    })
    .replace(/\u2060/g, "")
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,:;!?)])/g, "")
    .replace(/([.!?…:;])(?:[.:]| ·) /g, "$1 ")
    .replace(/^[\s·.:]+/, "");
}
