import { errorPaths, paths, sharePicturePath } from "../../../shared/paths.ts";
import { phraseAddresses } from "../../files/search-data.ts";
import { ExplainedError } from "../../process/explained-error.ts";
import type { Site } from "../../site.ts";
import { checkLinks } from "./check-links.ts";

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
  for (const [path, page] of site.pages) {
    explainWhere(`the page ${path}`, page);
  }
  const pages = [...site.allPages(), site.notFound()].map(({ path, contents }) => {
    const { ids, addresses } = contents();
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
