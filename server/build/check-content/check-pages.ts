import { operatorMeta } from "../../../shared/content/derived/operator-meta.ts";
import { slugOf } from "../../../shared/content/operators.ts";
import type { PageMeta } from "../../../shared/content/schema/pages.ts";
import type { GuideContent } from "./guide-content.ts";
import type { Place } from "./place.ts";
import type { Finding } from "./violation.ts";

interface Page {
  readonly place: Place;
  readonly meta: Pick<PageMeta, "title" | "description">;
}

/** The lengths that search engines show, in characters. */
const lengths = { title: { least: 30, most: 60 }, description: { least: 70, most: 160 } };

/** Checks that each page has its own title and description, of a length that search engines show. */
export function checkPages({ pages, operators, searchTexts, errorTexts }: GuideContent): readonly Finding[] {
  const all: readonly Page[] = [
    ...Object.entries(pages.pages).map(([name, meta]) => ({ place: ["pages", "pages", name], meta })),
    ...operators.directory.map((operator) => ({
      place: ["derived/operatorMeta", "operatorMeta", slugOf(operator.name)],
      meta: operatorMeta(operator),
    })),
    { place: ["searchTexts", "searchText"], meta: searchTexts.searchText },
    { place: ["errorTexts", "notFoundText"], meta: errorTexts.notFoundText },
    { place: ["errorTexts", "errorText"], meta: errorTexts.errorText },
  ];
  return [...findings(all, "title"), ...findings(all, "description")];
}

function findings(pages: readonly Page[], field: "title" | "description"): readonly Finding[] {
  const { least, most } = lengths[field];
  return pages.flatMap(({ place, meta }, index): readonly Finding[] => {
    const text = meta[field];
    const twin = pages.slice(0, index).find((earlier) => earlier.meta[field] === text);
    return [
      [
        [...place, field],
        (text.length < least || text.length > most) &&
          `"${text}" has ${text.length} characters. Write ${least} to ${most}.`,
      ],
      [
        [...place, field],
        twin && `"${text}" is the ${field} of ${String(twin.place.at(-1))} too. Say what only this page has.`,
      ],
    ];
  });
}
