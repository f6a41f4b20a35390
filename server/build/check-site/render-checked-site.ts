import { paths, sharePicturePath } from "../../../shared/paths.ts";
import { notFoundRoute } from "../../../shared/routes.tsx";
import { ExplainedError } from "../../explained-error.ts";
import { createPages, type Pages, type PagesOptions } from "../../pages.ts";
import { phraseAddresses } from "../../search/search-data.ts";
import { checkLinks, type Link } from "./check-links.ts";

/** Links that are not in the pages. */
const extraLinks: readonly Link[] = [
  { page: paths.home, address: sharePicturePath },
  // Hosts show it for unknown paths.
  { page: paths.home, address: notFoundRoute().path },
  // The addresses of search results count as links of the search page.
  ...phraseAddresses.map((address) => ({ page: paths.search, address })),
];

/**
 * Renders every page and file, as the server does, and checks every link.
 * @throws ExplainedError if a page or file fails, or a link leads nowhere.
 */
export function renderCheckedSite(options: Omit<PagesOptions, "onFailure">): Pages {
  const pages = createPages({ ...options, onFailure: stopRendering });
  checkLinks(pages.renderAll(), [...options.build.builtPaths, ...pages.files.keys()], extraLinks);
  pages.computeFiles();
  return pages;
}

function stopRendering(what: string, cause: unknown): never {
  const sentence = `Rendering stopped at ${what}. Correct the error below, then run the command again.`;
  throw new ExplainedError(sentence, { cause });
}
