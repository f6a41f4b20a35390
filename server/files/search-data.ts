import { terminalServices } from "../../shared/content/derived/terminal-services.ts";
import { type Operator, operators } from "../../shared/content/operators.ts";
import { pages } from "../../shared/content/pages.ts";
import type { Page } from "../../shared/content/schema/pages.ts";
import {
  boardPhrases,
  boardTexts,
  profilePhrases,
  searchPhrases,
  stopWords,
  synonyms,
} from "../../shared/content/search.ts";
import { boardAnchor } from "../../shared/contract/origins.ts";
import { operatorPath, paths, type SiteHref } from "../../shared/paths.ts";
import type { SearchData, SearchEntry } from "../../shared/search/search-index.ts";
import { type AssetManifest, assetAddress } from "../../shared/site-context.ts";
import { format12Hour } from "../../shared/time/clock.ts";
import { priceText } from "../../shared/values/format.ts";
import type { RenderedPage } from "../render/render.tsx";
import { sectionsOf } from "./page-sections.ts";

/** What people type, by address. */
const phrasesOf: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(operators.flatMap(profileEntries)),
  ...(searchPhrases satisfies Partial<Record<SiteHref, string>>),
};

/** What search finds of each terminal's board. Pages hide boards from search, because scripts change them. */
const boardEntries = terminalServices.map(
  ({ id, name, departures, first, last, countText, frequencyText, caution, cheapest, lowerFareText }) => {
    const sentences = [
      boardTexts.hours(name, format12Hour(first.minutes), format12Hour(last.minutes)),
      caution,
      `${countText} a day, ${frequencyText}.`,
      boardTexts.cheapest(cheapest.operator, priceText(cheapest.price)),
      lowerFareText,
      ...departures.map(
        ({ minutes, operator, busType, fare }) =>
          `${format12Hour(minutes)} ${operator}, ${busType}, ${fare}.`,
      ),
    ];
    return {
      address: `${pages.schedules.path}#${boardAnchor(id)}`,
      title: boardTexts.title(name),
      breadcrumb: pages.schedules.label,
      text: sentences.filter(Boolean).join(" "),
      phrases: boardPhrases.replaceAll("terminal", name.toLowerCase()),
    };
  },
);

/** Every address that content has phrases for. */
export const phraseAddresses: readonly string[] = [
  ...Object.keys(phrasesOf),
  ...boardEntries.map(({ address }) => address),
];

/** Returns what search needs: entries for each page and for each section with an id, and how to read queries. */
export function createSearchData(rendered: readonly RenderedPage[], assets: AssetManifest): SearchData {
  const entries = rendered
    .filter(({ path }) => path !== paths.search)
    .flatMap((page) => pageEntries(page, assets));
  return { entries, synonyms, stopWords };
}

/** Returns what people type for a profile, and for its parts with the name of the company: "joy bus, ticket". */
function profileEntries({
  slug,
  shortName,
}: Operator): readonly (readonly [address: string, phrases: string])[] {
  const path = operatorPath(slug);
  const parts = Object.entries(profilePhrases);
  return [
    [path, shortName],
    ...parts.map(([id, phrases]) => [`${path}#${id}`, `${shortName}, ${phrases}`] as const),
  ];
}

function pageEntries({ path, html }: RenderedPage, assets: AssetManifest): readonly SearchEntry[] {
  const operator = operators.find(({ slug }) => operatorPath(slug) === path);
  const pageAtPath = Object.values(pages).find((page) => page.path === path);
  const page: Page | undefined = operator ? pages.operators : pageAtPath;
  if (page === undefined) {
    return [];
  }
  const { label } = page;
  const drawing = operator ? `buses/${operator.slug}-side` : `spots/${page.picture ?? pages.home.picture}`;
  return sectionsOf(html).map(({ id, heading, within, text }, index) => {
    const address = index === 0 ? path : `${path}#${id}`;
    const phrases = [address === page.path && label, phrasesOf[address]].filter(Boolean).join(", ");
    // What entries of a page share is first, because it compresses better.
    return {
      breadcrumb: within === undefined ? label : `${label}, ${within}`,
      picture: assets[`art${path}/${id}.svg`] ?? assetAddress(assets, `art/${drawing}.svg`),
      address,
      title: operator && !heading.includes(operator.name) ? `${operator.name}: ${heading}` : heading,
      text,
      ...(phrases && { phrases }),
      ...boardEntries.find((board) => board.address === address),
    };
  });
}
