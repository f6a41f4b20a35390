import { ExplainedError } from "../explained-error.ts";
import type { Page } from "../pages.ts";

/** An address within the site, and a page that leads there. */
export interface Link {
  readonly page: string;
  /** "/foods#ube-jam", "#ube-jam" or "/assets/art/mark.3f2a91bc.svg". */
  readonly address: string;
}

/**
 * Follows every link of a site.
 * @param pages every page, Page Not Found last: it needs no link.
 * @param files the paths of all files.
 * @param further links that are not in the pages, such as to share pictures.
 * @throws ExplainedError when a link leads nowhere, two things share a path, a page has an id twice, or no
 * other page links to a page.
 */
export function checkLinks(pages: readonly Page[], files: readonly string[], further: readonly Link[]): void {
  const paths = [...pages.map(({ path }) => path), ...files];
  const twin = firstTwin(paths);
  if (twin !== undefined) {
    throw new ExplainedError(`Two pages or files have the path ${twin}. Give one of them another.`);
  }
  const known = new Set(paths);
  const idsOfPage = new Map(pages.map((page) => [page.path, idsIn(page)]));
  const links = [...pages.flatMap(linksOf), ...further];

  for (const { page, address } of links) {
    const [path = "", fragment = ""] = partsOf(address);
    if (!known.has(path)) {
      throw new ExplainedError(`The page ${page} links to ${address}, which leads nowhere.`);
    }
    if (fragment !== "" && idsOfPage.get(path)?.has(fragment) === false) {
      throw new ExplainedError(`The page ${page} links to ${address}, but no element there has that id.`);
    }
  }
  const linked = new Set(links.filter(({ page, address }) => partsOf(address)[0] !== page).map(pathOf));
  const orphan = pages.slice(0, -1).find(({ path }) => !linked.has(path));
  if (orphan) {
    throw new ExplainedError(`No link leads to ${orphan.path}. Link to it from another page.`);
  }
}

function idsIn({ path, links: { ids } }: Page): ReadonlySet<string> {
  const twin = firstTwin(ids);
  if (twin !== undefined) {
    throw new ExplainedError(
      `The page ${path} has the id "${twin}" twice. Give one of the two entries a name of its own.`,
    );
  }
  return new Set(ids);
}

/** Returns the links of a page that stay within the site. */
function linksOf({ path: page, links }: Page): readonly Link[] {
  return links.addresses
    .filter((address) => !/^[a-z][a-z0-9+.-]*:/i.test(address))
    .map((address) => ({ page, address: address.startsWith("#") ? `${page}${address}` : address }));
}

function pathOf({ address }: Link): string | undefined {
  return partsOf(address)[0];
}

/** Splits an address into its path and its fragment. */
function partsOf(address: string): readonly string[] {
  const [beforeFragment = "", fragment = ""] = address.split("#", 2);
  return [beforeFragment.split("?", 1)[0] ?? "", fragment];
}

function firstTwin(names: readonly string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) !== index);
}
