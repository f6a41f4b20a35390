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
  [" ", "a b small span"],
  [" · ", "li td th"],
  [": ", "dt h5"],
  [". ", "br caption dd details div dl figcaption h2 h3 h4 ol p summary table tr ul"],
];
/** The private-use character that represents an element's separator while a text is assembled. */
const marks: ReadonlyMap<string, string> = new Map(
  separators.flatMap(([, elements], index) => elements.split(" ").map((name) => [name, markAt(index)])),
);

const everyMark = `${markAt(0)}-${markAt(separators.length - 1)}`;
/** Consecutive marks, with the spaces around and between them. */
const runOfMarks = new RegExp(`\\s*[${everyMark}][\\s${everyMark}]*`, "g");

/** Elements that also need a separator before them. */
const separatedBefore = new Set(["p", "small", "span"]);
const headings = new Set(["h1", "h2", "h3", "h4", "summary"]);
/** Elements without prose: controls, navigation, scripts, drawings and column headings. */
const withoutProse = new Set("button form nav noscript script style svg template thead".split(" "));
/** Elements for layout. A link directly inside one is not part of a sentence. */
const layoutElements = new Set("article aside div header section".split(" "));
const hiddenAttribute = / (?:hidden|aria-hidden="true"|data-nosnippet)(?=[ =]|$)/;

/**
 * Extracts the text of a page, then that of every element with an id and a heading. Skips hidden elements,
 * those with `data-nosnippet`, and standalone links.
 */
export function readSections(main: HtmlElement): readonly PageSection[] {
  return sectionsOf("", main);
}

/** Prices after a note in a table row, which mean nothing without their column headings. */
const strayPrices = /([.!?])(?: ₱[\d,]+ ·)* ₱[\d,]+\.(?= |$)/g;

/** Returns a section, then those nested in it, in the order of the page. */
function sectionsOf(id: string, element: HtmlElement, within?: string): readonly PageSection[] {
  const named = headingOf(element);
  const heading = named ? sentences(textOf(named)).replace(/\.$/, "") : "";
  const inner: PageSection[] = [];
  const textOutside = (one: HtmlElement): string => {
    if (one === named) {
      return "";
    }
    if (one !== element && one.id !== undefined && headingOf(one)) {
      inner.push(...sectionsOf(one.id, one, id === "" ? undefined : heading));
      return "";
    }
    return textOf(one, textOutside);
  };
  const text = sentences(textOutside(element))
    .replace(strayPrices, "$1")
    .replace(/[^.!?…]$/, "$&.");
  return [{ id, heading, within, text }, ...inner];
}

/** Returns the first heading in an element. Skips elements with an id, because their headings are their own. */
function headingOf(element: HtmlElement): HtmlElement | undefined {
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

/** Returns the text of an element, with marks in place of separators. */
function textOf(element: HtmlElement, textOfChild = textOf): string {
  const mark = marks.get(element.name) ?? "";
  const texts = element.children.map((child) => {
    if (typeof child === "string") {
      return child;
    }
    return isProse(child) && !isStandaloneLink(child, element) ? textOfChild(child) : "";
  });
  return `${separatedBefore.has(element.name) ? mark : ""}${texts.join("")}${mark}`;
}

/** Replaces marks with separators, except after punctuation and at the ends. Keeps a final full stop. */
function sentences(marked: string): string {
  return marked
    .replace(/\u2060/g, "")
    .replace(runOfMarks, separatorFor)
    .replace(/\s+/g, " ")
    .replace(/([.!?…:;])(?:[.:]| ·) /g, "$1 ")
    .replace(/ (?=[.,:;!?)])/g, "")
    .replace(/^[\s·.:]+|[\s·:]+$/g, "");
}

function separatorFor(run: string): string {
  const strongest = Math.max(...separators.map((_, index) => (run.includes(markAt(index)) ? index : 0)));
  return separators[strongest]?.[0] ?? " ";
}

function markAt(index: number): string {
  return String.fromCodePoint(0xe000 + index);
}
