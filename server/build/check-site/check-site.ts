import { errorPaths, paths, sharePicturePath } from "../../../shared/paths.ts";
import { readLinks } from "../../files/page-links.ts";
import { ExplainedError } from "../../process/explained-error.ts";
import { phraseAddresses } from "../../search/search-data.ts";
import type { Site } from "../../site.ts";
import { checkLinks, type Link } from "./check-links.ts";

/** Links that are not in the pages. */
const extraLinks: readonly Link[] = [
  { page: paths.home, address: sharePicturePath },
  // Hosts show it for unknown paths.
  { page: paths.home, address: errorPaths.notFound },
  // The addresses of search results count as links of the search page.
  ...phraseAddresses.map((address) => ({ page: paths.search, address })),
];

/**
 * Renders every page and file of a site, and checks every link.
 * @throws ExplainedError if a page or file fails, or a link leads nowhere.
 */
export function checkSite(site: Site): void {
  for (const [path, page] of site.pages) {
    explainWhere(`the page ${path}`, page);
  }
  const pages = [...site.allPages(), site.notFound()].map(({ path, html }) => ({ path, ...readLinks(html) }));
  checkLinks(pages, [...site.files.keys()], extraLinks);
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
