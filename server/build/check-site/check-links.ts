import { firstDuplicate } from "../../../shared/lists.ts";
import { ExplainedError } from "../../process/explained-error.ts";
import type { PageContents } from "../../render/page-contents.ts";

interface LinkedPage extends Pick<PageContents, "ids" | "addresses"> {
  readonly path: string;
}

interface Link {
  readonly page: string;
  /** "/foods#ube-jam", "#ube-jam" or "/assets/art/mark.3f2a91bc.svg". */
  readonly address: string;
}

/**
 * Checks every link of a site.
 * @param files the paths of all files.
 * @throws ExplainedError if a link leads nowhere, two pages or files share a path, a page repeats an id, or no
 * other page links to a page.
 */
export function checkLinks(pages: readonly LinkedPage[], files: readonly string[]): void {
  const paths = [...pages.map(({ path }) => path), ...files];
  const duplicate = firstDuplicate(paths);
  if (duplicate !== undefined) {
    throw new ExplainedError(`Two pages or files have the path ${duplicate}. Change one of them.`);
  }
  const known = new Set(paths);
  const idsOfPage = new Map(pages.map((page) => [page.path, idsIn(page)]));
  const links = pages.flatMap(linksOf);

  const dead = links.flatMap(({ page, address }) => {
    const [path = "", fragment = ""] = splitAddress(address);
    if (!known.has(path)) {
      return [`The page ${page} links to ${address}, which leads nowhere.`];
    }
    const lacksId = fragment !== "" && idsOfPage.get(path)?.has(fragment) === false;
    return lacksId ? [`The page ${page} links to ${address}, but no element there has that id.`] : [];
  });
  if (dead.length > 0) {
    throw new ExplainedError([...dead, "Correct these links, or add what they lead to."].join("\n"));
  }
  const linked = new Set(links.filter((link) => pathOf(link) !== link.page).map(pathOf));
  const orphan = pages.find(({ path }) => !linked.has(path));
  if (orphan) {
    throw new ExplainedError(`No link leads to ${orphan.path}. Link to it from another page.`);
  }
}

function idsIn({ path, ids }: LinkedPage): ReadonlySet<string> {
  const duplicate = firstDuplicate(ids);
  if (duplicate !== undefined) {
    throw new ExplainedError(
      `The page ${path} has the id "${duplicate}" twice. Rename one of the two entries.`,
    );
  }
  return new Set(ids);
}

function linksOf({ path: page, addresses }: LinkedPage): readonly Link[] {
  return addresses
    .filter((address) => !/^[a-z][a-z0-9+.-]*:/i.test(address))
    .map((address) => ({ page, address: address.startsWith("#") ? `${page}${address}` : address }));
}

function pathOf({ address }: Link): string | undefined {
  return splitAddress(address)[0];
}

function splitAddress(address: string): readonly string[] {
  const [beforeFragment = "", fragment = ""] = address.split("#", 2);
  return [beforeFragment.split("?", 1)[0] ?? "", fragment];
}
