import { errorPaths, paths, sharePicturePath } from "../../shared/paths.ts";
import { firstDuplicate } from "../../shared/values/lists.ts";
import { phraseAddresses } from "../files/search-data.ts";
import { ExplainedError } from "../process/explained-error.ts";
import type { Site } from "../site.ts";
import { linksOf, type PageLinks } from "./page-links.ts";

/** Addresses that a page leads to without a link to them, by its path. */
const otherAddresses: Readonly<Record<string, readonly string[]>> = {
  // Hosts show Page Not Found for unknown paths.
  [paths.home]: [sharePicturePath, errorPaths.notFound],
  [paths.search]: phraseAddresses,
};

/**
 * Renders every page and file of a site, and checks every link.
 * @throws ExplainedError if a page or file fails, or a link leads nowhere.
 */
export function checkSite(site: Site): void {
  for (const path of site.paths) {
    explainWhere(`the page ${path}`, () => site.page(path));
  }
  const pages = site.pages().map(({ path, html }) => {
    const { ids, addresses } = linksOf(html);
    return { path, ids, addresses: [...addresses, ...(otherAddresses[path] ?? [])] };
  });
  checkLinks(pages, [...site.files.keys()]);
  for (const { path, body } of site.files.values()) {
    explainWhere(`the file ${path}`, body);
  }
}

function explainWhere(what: string, render: () => unknown): void {
  try {
    render();
  } catch (cause) {
    const sentence = `Rendering stopped at ${what}. Correct the error below, then run the command again.`;
    throw new ExplainedError(sentence, { cause });
  }
}

interface LinkedPage extends PageLinks {
  readonly path: string;
}

/**
 * Checks every link of a site.
 * @param files the paths of all files.
 * @throws ExplainedError if a link leads nowhere, two pages or files share a path, a page repeats an id, or no
 * other page links to a page.
 */
export function checkLinks(pages: readonly LinkedPage[], files: readonly string[]): void {
  const known = [...pages.map(({ path }) => path), ...files];
  const duplicate = firstDuplicate(known);
  if (duplicate !== undefined) {
    throw new ExplainedError(`Two pages or files have the path ${duplicate}. Change one of them.`);
  }
  const idsOf = new Map(pages.map((page) => [page.path, idsIn(page)]));
  const links = pages.flatMap(linksIn);

  const dead = links.flatMap(({ page, address, path, fragment }) => {
    if (!known.includes(path)) {
      return [`The page ${page} links to ${address}, which leads nowhere.`];
    }
    const lacksId = fragment !== "" && idsOf.get(path)?.has(fragment) === false;
    return lacksId ? [`The page ${page} links to ${address}, but no element there has that id.`] : [];
  });
  if (dead.length > 0) {
    throw new ExplainedError([...dead, "Correct these links, or add what they lead to."].join("\n"));
  }
  const orphan = pages.find(({ path }) => !links.some((link) => link.path === path && link.page !== path));
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

/** Returns the links of a page within the guide: "/foods#ube-jam", "#ube-jam" or "/assets/art/mark.3f2a91bc.svg". */
function linksIn({ path: page, addresses }: LinkedPage) {
  const ours = addresses.filter((address) => !/^[a-z][a-z0-9+.-]*:/i.test(address));
  return ours.map((written) => {
    const address = written.startsWith("#") ? `${page}${written}` : written;
    const [beforeFragment = "", fragment = ""] = address.split("#");
    return { page, address, path: beforeFragment.replace(/\?.*/, ""), fragment };
  });
}
