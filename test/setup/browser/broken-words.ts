import type { Page } from "playwright-core";

/** Words in these elements that are broken across lines without a hyphen. */
export function brokenWords(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate((parts) => {
    const range = document.createRange();
    const texts = Array.from(document.querySelectorAll(`:is(${parts}) :not(:empty)`))
      .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
      .flatMap((element) => Array.from(element.childNodes))
      .filter((node) => node instanceof Text);
    return texts.flatMap((text) =>
      Array.from(text.data.matchAll(/[\p{L}\d₱,.:]+/gu))
        .filter(({ 0: word, index }) => {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = Array.from(range.getClientRects()).filter(({ width }) => width > 1);
          return new Set(lines.map(({ top }) => Math.round(top))).size > 1;
        })
        .map(([word]) => word),
    );
  }, selector);
}
