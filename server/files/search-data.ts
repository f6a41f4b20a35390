import { boardEntries } from "../../shared/content/derived/board-entries.ts";
import { operators } from "../../shared/content/operators.ts";
import { pages } from "../../shared/content/pages.ts";
import type { Page } from "../../shared/content/schema/pages.ts";
import { profilePhrases, searchPhrases, stopWords, synonyms } from "../../shared/content/search.ts";
import { operatorPath, paths, type SiteHref } from "../../shared/paths.ts";
import type { SearchData, SearchEntry } from "../../shared/search/search-index.ts";
import { type AssetManifest, assetAddress } from "../../shared/site-context.ts";
import type { RenderedPage } from "../render/render.tsx";

const phrasesByAddress: Readonly<Record<string, string | undefined>> = searchPhrases satisfies Partial<
  Record<SiteHref, string>
>;
const profileParts: Readonly<Record<string, string | undefined>> = profilePhrases;

/** Every address that content has phrases for. */
export const phraseAddresses: readonly string[] = [
  ...Object.keys(phrasesByAddress),
  ...operators.flatMap(({ slug }) => Object.keys(profilePhrases).map((id) => `${operatorPath(slug)}#${id}`)),
  ...boardEntries.map(({ address }) => address),
];

/** Returns what search needs: entries for each page and for each section with an id, and how to read queries. */
export function createSearchData(pages: readonly RenderedPage[], assets: AssetManifest): SearchData {
  const entries = pages
    .filter(({ path }) => path !== paths.search)
    .flatMap((page) => pageEntries(page, assets));
  return { entries, synonyms, stopWords };
}

function pageEntries({ path, contents }: RenderedPage, assets: AssetManifest): readonly SearchEntry[] {
  const [page, ...sections] = contents().sections;
  if (page === undefined) {
    return [];
  }
  const parent = pageFactsAt(path.replace(/\/[^/]*$/, ""))?.label;
  const label = parent ?? pageFactsAt(path)?.label ?? page.heading;
  const pagePicture = assetAddress(assets, drawingOf(path));
  /** Adds the company's name to a heading of its profile: "Joy Bus: Key Features". */
  const titleOf = (heading: string) =>
    parent === undefined || heading.includes(page.heading) ? heading : `${page.heading}: ${heading}`;
  const ownEntry = { address: path, title: page.heading, breadcrumb: label, text: page.text };
  const sectionEntries = sections.map(({ id, heading, within, text }) => ({
    address: `${path}#${id}`,
    title: titleOf(heading),
    breadcrumb: within === undefined ? label : `${label}, ${within}`,
    text,
  }));
  return [ownEntry, ...sectionEntries].map((entry) => {
    const board = boardEntries.find(({ address }) => address === entry.address);
    const phrases = phrasesFor(entry.address);
    const picture = assets[drawingOf(entry.address)] ?? pagePicture;
    return { ...(board ?? { ...entry, ...(phrases && { phrases }) }), picture };
  });
}

/** Returns the facts about a page. Profiles have none. */
function pageFactsAt(path: string): Page | undefined {
  return Object.values(pages).find((page) => page.path === path);
}

/** What the drawing of a page or an entity would be: "art/buses/partas-side.svg", "art/foods/ube-jam.svg". */
function drawingOf(address: string): string {
  const operator = operators.find(({ slug }) => operatorPath(slug) === address);
  if (operator) {
    return `art/buses/${operator.slug}-side.svg`;
  }
  const picture = pageFactsAt(address)?.picture;
  return `art/${picture ? `spots/${picture}` : address.slice(1).replace("#", "/")}.svg`;
}

/** Returns what people type for an address. For the parts of a profile, with the name of its company: "joy bus ticket". */
function phrasesFor(address: string): string | undefined {
  const [page, part] = address.split("#");
  const operator = operators.find(({ slug }) => operatorPath(slug) === page);
  if (operator === undefined || phrasesByAddress[address] !== undefined) {
    return [pageFactsAt(address)?.label, phrasesByAddress[address]].filter(Boolean).join(", ");
  }
  const { shortName } = operator;
  return part === undefined ? shortName : profileParts[part] && `${shortName}, ${profileParts[part]}`;
}
