import { operatorMeta } from "../../../shared/content/operator-meta.ts";
import type { PageMeta } from "../../../shared/content/page-texts.ts";
import { descriptionLength, titleLength } from "./fixed-figures.ts";
import type { GuideContent } from "./guide-content.ts";
import type { Band } from "./numbers.ts";
import type { Place } from "./place.ts";
import type { Finding } from "./problem.ts";

interface Page {
  readonly place: Place;
  readonly meta: Pick<PageMeta, "title" | "description">;
}

/** Titles and descriptions: one of its own for each page, of a length that search engines show. */
export function checkPages({ pageTexts, operators, errorTexts }: GuideContent): readonly Finding[] {
  const pages: readonly Page[] = [
    ...Object.entries(pageTexts.pageTexts).map(([name, meta]) => ({
      place: ["pageTexts", "pageTexts", name],
      meta,
    })),
    ...Object.values(operators.operatorBySlug).map((operator) => ({
      place: ["operatorMeta", "operatorMeta", operator.slug],
      meta: operatorMeta(operator),
    })),
    { place: ["errorTexts", "notFoundText"], meta: errorTexts.notFoundText },
    { place: ["errorTexts", "errorText"], meta: errorTexts.errorText },
  ];
  return [...findings(pages, "title", titleLength), ...findings(pages, "description", descriptionLength)];
}

function findings(
  pages: readonly Page[],
  field: "title" | "description",
  { low, high }: Band,
): readonly Finding[] {
  return pages.flatMap(({ place, meta }, index) => {
    const text = meta[field];
    const twin = pages.slice(0, index).find((earlier) => earlier.meta[field] === text);
    return [
      [
        [...place, field],
        (text.length < low || text.length > high) &&
          `"${text}" has ${text.length} characters. Write ${low} to ${high}.`,
      ],
      [
        [...place, field],
        twin && `"${text}" is the ${field} of ${String(twin.place[2])} too. Say what only this page has.`,
      ],
    ] satisfies readonly Finding[];
  });
}
