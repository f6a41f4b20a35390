import type { HtmlElement } from "../render/rendered-html.ts";

/** A part of a page with an anchor, without the sections nested in it. */
interface PageSection {
  /** Its anchor; empty for the page itself. */
  readonly id: string;
  readonly heading: string;
  /** The heading of the enclosing section, unless that is the page itself. */
  readonly within: string | undefined;
  readonly text: string;
}

/** The separators after elements. If several elements end at one place, the last one in this list wins. */
const separators: readonly (readonly [separator: string, elements: string])[] = [
  [" ", "a b small span time"],
  [", ", "dd td"],
  [" · ", "li"],
  [": ", "dt h5 th"],
  [". ", "br caption details div dl figcaption h2 h3 h4 ol p summary table tr ul"],
];
const separatorOf: ReadonlyMap<string, number> = new Map(
  separators.flatMap(([, elements], index) => elements.split(" ").map((name) => [name, index])),
);

/** Elements that also need a separator before them. */
const separatedBefore = new Set(["p", "small", "span"]);
const headings = new Set(["h1", "h2", "h3", "h4", "summary"]);
/** Elements without prose: controls, navigation, scripts, drawings and column headings. */
const withoutProse = new Set("button form nav noscript script style svg template thead".split(" "));
/** Elements for layout. A link directly inside one is not part of a sentence. */
const layoutElements = new Set("article aside div header section".split(" "));
const hiddenAttribute = / (?:hidden|aria-hidden="true"|data-nosnippet)(?=[ =]|$)/;

/** The star that marks unconfirmed trips, and the star of its footnote. */
const star = /(?<=[\p{L}\p{N}])[ \u00a0]?\*/gu;
const footnoteStar = /(?<=^|[.!?] )\* /g;

interface Section extends HtmlElement {
  readonly id: string;
}

/** What an element consists of: texts, separators as indexes in `separators`, and nested sections. */
type Part = string | number | Section;

/**
 * Extracts the text of a page, then that of every element with an id and a heading. Skips hidden elements,
 * those with `data-nosnippet`, and standalone links.
 */
export function readSections(main: HtmlElement): readonly PageSection[] {
  return sectionsOf({ ...main, id: "" });
}

/** Returns a section, then those nested in it, in the order of the page. */
function sectionsOf(section: Section, within?: string): readonly PageSection[] {
  const headingElement = headingOf(section);
  const ownHeading = headingElement ? textOf(headingElement) : "";
  const heading = termOf(section) && within !== undefined ? `${within}: ${ownHeading}` : ownHeading;
  const parts = partsOf(section, headingElement);
  const nested = parts.filter((part) => typeof part === "object");
  const answers = nested.filter(termOf).flatMap((answer) => partsOf(answer));
  const text = (sentences(parts) || sentences(answers))
    .replace(star, " (not confirmed)")
    .replace(footnoteStar, "")
    .replace(/[^.!?…]$/, "$&.");
  return [
    { id: section.id, heading, within, text },
    ...nested.flatMap((part) => sectionsOf(part, section.id === "" ? undefined : heading)),
  ];
}

/** Returns the first heading in an element. Skips elements with an id, because their headings are their own. */
function headingOf(element: HtmlElement): HtmlElement | undefined {
  const term = termOf(element);
  if (term) {
    return term;
  }
  if (headings.has(element.name)) {
    return element;
  }
  for (const child of element.children) {
    if (typeof child !== "string" && isProse(child) && (headings.has(child.name) || child.id === undefined)) {
      const found = headingOf(child);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}

/** Returns the term of an answer with an id, which is a section of its own: "Pets". */
function termOf({ id, children: [first] }: HtmlElement): HtmlElement | undefined {
  return id !== undefined && typeof first === "object" && first.name === "dt" ? first : undefined;
}

function isProse({ name, attributes }: HtmlElement): boolean {
  return !(withoutProse.has(name) || hiddenAttribute.test(attributes));
}

/** Whether a link is not in a sentence and has no heading, such as "Back to all". */
function isStandaloneLink(link: HtmlElement, { name, children }: HtmlElement): boolean {
  return (
    link.name === "a" &&
    layoutElements.has(name) &&
    children.every((child) => typeof child !== "string") &&
    headingOf(link) === undefined
  );
}

/** @param heading the heading of the section, which is not part of its text. */
function partsOf(element: HtmlElement, heading?: HtmlElement): readonly Part[] {
  const separator = separatorOf.get(element.name) ?? [];
  const inner = element.children.flatMap((child): readonly Part[] => {
    if (typeof child === "string") {
      return [child];
    }
    if (child === heading || !isProse(child) || isStandaloneLink(child, element)) {
      return [];
    }
    return isSection(child) ? [child] : partsOf(child, heading);
  });
  return [separatedBefore.has(element.name) ? separator : [], inner, separator].flat();
}

function textOf(element: HtmlElement): string {
  return sentences(partsOf(element));
}

function isSection(element: HtmlElement): element is Section {
  return element.id !== undefined && headingOf(element) !== undefined;
}

/** Joins texts with the strongest separator between them, except after punctuation. */
function sentences(parts: readonly Part[]): string {
  let joined = "";
  let strongest = -1;
  for (const part of parts) {
    if (typeof part === "number") {
      strongest = Math.max(strongest, part);
    } else if (typeof part === "string" && strongest < 0) {
      joined += part;
    } else if (typeof part === "string" && part.trim() !== "") {
      joined = `${joined.trimEnd()}${separators[strongest]?.[0]}${part.trimStart()}`;
      strongest = -1;
    }
  }
  return joined
    .replace(/\u2060/g, "")
    .replace(/\s+/g, " ")
    .replace(/([.!?…:;])(?:[.:]| ·) /g, "$1 ")
    .replace(/ (?=[.,:;!?)])/g, "")
    .replace(/^[\s·.:]+|[\s·:]+$/g, "");
}
