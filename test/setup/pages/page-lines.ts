import type { Element, Node } from "happy-dom";
import { readPage } from "./read-page.ts";

/** Something that a page says in one breath: a paragraph, an item of a list, a row or a cell of a table. */
export interface PageLine {
  /** The page, and the nearest anchor: "/terminals#cubao". */
  where: string;
  text: string;
  /**
   * What names it, nearest first: the term or the heads of row and column, and the headings that it stands
   * under.
   */
  about: readonly string[];
}

const lines = "p, li, dt, dd, tr, td, th, h1, h2, h3, h4, caption, figcaption, summary";
/** On the plate a field is a line, not its row or cell; screen readers read it as one word after the other. */
const fields = "[data-plate] a";
/** Elements that are drawn as words of their own, though no space stands beside them. */
const apart = new Set(["LI", "TD", "TH", "DT", "DD", "P", "DIV", "SPAN", "B", "SMALL"]);

/**
 * Every line of a page, those that only paper shows included; what screen readers are not told is left out.
 */
export function linesOf(path: string, html: string): readonly PageLine[] {
  const document = readPage(html);
  const main = document.querySelector("main");
  for (const unheard of document.querySelectorAll("[aria-hidden=true], script, style, template, svg")) {
    unheard.remove();
  }
  const { title } = document;
  const description = document.querySelector("meta[name=description]")?.getAttribute("content") ?? "";
  return [
    { where: path, text: title, about: [] },
    { where: path, text: description, about: [title] },
    ...Array.from(main?.querySelectorAll(fields) ?? []).map((field) => ({
      where: `${path}${field.getAttribute("href")}`,
      text: field.textContent,
      about: headingsOf(field),
    })),
    ...Array.from(main?.querySelectorAll(lines) ?? [])
      .filter((element) => !element.closest("[data-plate]"))
      .map((element) => ({
        where: `${path}#${element.closest("[id]")?.id}`,
        text: textOf(element),
        about: [...namesOf(element), ...headingsOf(element)],
      })),
  ];
}

/** The text of an element, without the marks that only line breaking needs. */
function textOf(node: Node): string {
  const text = Array.from(node.childNodes)
    .map((child) =>
      apart.has(child.nodeName)
        ? ` ${textOf(child)} `
        : child.childNodes.length > 0
          ? textOf(child)
          : (child.textContent ?? ""),
    )
    .join("");
  return text
    .replace(/\u2060/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * The term of a description; of a row the head of its group, of a cell those of its row and its column too.
 */
function namesOf(element: Element): readonly string[] {
  const row = element.closest("tr");
  const table = element.closest("table");
  const names = [
    element.tagName === "DD" ? element.previousElementSibling : null,
    element === row ? null : row?.querySelector("th"),
    row && element !== row
      ? table?.querySelectorAll("thead th")[Array.from(row.children).indexOf(element)]
      : null,
    row?.parentElement?.querySelector("th[scope=rowgroup]"),
  ];
  return names.flatMap((one) => (one && one !== element ? [textOf(one)] : []));
}

/** The headings of what an element stands in, nearest first. */
function headingsOf(element: Element): readonly string[] {
  const found: string[] = [];
  for (let around = element.parentElement; around; around = around.parentElement) {
    const heading = around.querySelector(
      ":scope > :is(h1, h2, h3, h4), :scope > div > :is(h1, h2, h3, h4), h1",
    );
    if (heading && heading !== element && !found.includes(textOf(heading))) {
      found.push(textOf(heading));
    }
  }
  return found;
}
