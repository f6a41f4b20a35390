import { boardEntries } from "../../shared/content/derived/boards.ts";
import { type Operator, operators } from "../../shared/content/operators.ts";
import { pages } from "../../shared/content/pages.ts";
import { profilePhrases, searchPhrases, stopWords, synonyms } from "../../shared/content/search.ts";
import { operatorPath, type SiteHref } from "../../shared/paths.ts";
import type { SearchData, SearchEntry } from "../../shared/search/search-index.ts";
import { type AssetManifest, assetAddress } from "../../shared/site-context.ts";
import type { RenderedPage } from "../render/render.tsx";
import { sectionsOf } from "./page-sections.ts";

/** What people type, by address. */
const phrasesOf: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(operators.flatMap(profileEntries)),
  ...(searchPhrases satisfies Partial<Record<SiteHref, string>>),
};

/** Every address that content has phrases for. */
export const phraseAddresses: readonly string[] = [
  ...Object.keys(phrasesOf),
  ...boardEntries.map(({ address }) => address),
];

/** Returns what search needs: entries for each page and for each section with an id, and how to read queries. */
export function createSearchData(rendered: readonly RenderedPage[], assets: AssetManifest): SearchData {
  return { entries: rendered.flatMap((page) => pageEntries(page, assets)), synonyms, stopWords };
}

/** Returns what people type, by address: for a profile, and for its parts with its name: "joy bus, ticket". */
function profileEntries({ slug, shortName }: Operator): readonly (readonly [string, string])[] {
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
  const page = operator ? pages.operators : pageAtPath;
  // Search does not find its own page.
  if (page === undefined || page.path === pages.search.path) {
    return [];
  }
  const { label, picture } = page;
  const drawing = operator ? `buses/${operator.slug}-side` : `spots/${picture}`;
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
