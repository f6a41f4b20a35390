import type { HtmlElement } from "./rendered-html.ts";

/** A part of a page that a link can lead to, without the parts that stand in it. */
export interface PageSection {
  /** Its anchor; empty for the page itself. */
  id: string;
  heading: string;
  /** The heading of the section that it stands in, where that is not the page. */
  within: string | undefined;
  /** What readers see there, as sentences. */
  text: string;
}

/** What stands between a text and the next where one of the elements ends. Of two, the later in this list. */
const separators: readonly (readonly [separator: string, elements: string])[] = [
  [" ", "a b small span"],
  [" · ", "li td th"],
  [": ", "dt"],
  [". ", "br caption dd details div dl figcaption h2 h3 h4 ol p summary table tr ul"],
];
/** A separator while its text is put together, by its element: a letter that no text holds. */
const marks: ReadonlyMap<string, string> = new Map(
  separators.flatMap(([, elements], index) => elements.split(" ").map((name) => [name, markAt(index)])),
);

const headings = new Set(["h1", "h2", "h3", "h4", "summary"]);
/** Controls, ways on, drawings and the heads of columns: no prose. */
const withoutProse = new Set("button form nav noscript script style svg template thead".split(" "));
/** Elements in which only other elements stand: a link beside them is a way on. */
const boxes = new Set("article aside div header section".split(" "));
const unseen = / (?:hidden|aria-hidden="true"|data-nosnippet)(?=[ =]|$)/;

/**
 * Reads what a page says, part by part: the page itself, then every element with an id and a heading of its own. What
 * is hidden, what stands under `data-nosnippet`, and links that stand for themselves are left out.
 */
export function readSections(main: HtmlElement): readonly PageSection[] {
  return sectionsOf("", main);
}

/** A section and those in it, in the order of the page. */
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
  const text = sentences(textOutside(element)).replace(/[^.!?…]$/, "$&.");
  return [{ id, heading, within, text }, ...inner];
}

/** The first heading of an element that is not that of a part of it. */
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
  return !(withoutProse.has(name) || unseen.test(attributes));
}

/** Whether a link stands for itself, "Back to all" or "Skip this": no sentence and no heading has it. */
function isWayOn(link: HtmlElement, { name, children }: HtmlElement): boolean {
  return (
    link.name === "a" &&
    boxes.has(name) &&
    children.every((child) => typeof child !== "string") &&
    headingOf(link) === undefined
  );
}

/** What stands in an element, with marks where separators belong. */
function textOf(element: HtmlElement, textOfChild = textOf): string {
  const mark = marks.get(element.name) ?? "";
  const texts = element.children.map((child) => {
    if (typeof child === "string") {
      return child;
    }
    return isProse(child) && !isWayOn(child, element) ? textOfChild(child) : "";
  });
  return `${element.name === "small" || element.name === "span" ? mark : ""}${texts.join("")}${mark}`;
}

/** Marked text with its separators in place: none where a sentence ends anyway, none at the ends. */
function sentences(marked: string): string {
  return marked
    .replace(/\u2060/g, "")
    .replace(/\s*[\uE000-\uE003][\s\uE000-\uE003]*/g, separatorFor)
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
