/** What a page points to and what can be pointed to on it. */
export interface PageLinks {
  /** Every address in the page, as written: links, pictures, scripts, forms. */
  addresses: readonly string[];
  /** The ids that a #fragment can lead to. */
  ids: readonly string[];
}

/**
 * Reads the links and ids out of a page.
 * @param html HTML as React writes it: double-quoted attributes, `&` as `&amp;`.
 */
export function findLinks(html: string): PageLinks {
  const addresses: string[] = [];
  const ids: string[] = [];
  for (const [, name, value = ""] of html.matchAll(/ (href|src|srcSet|action|id)="([^"]*)"/gi)) {
    if (name === "id") {
      ids.push(value);
    } else if (name?.toLowerCase() === "srcset") {
      addresses.push(...value.split(",").map((candidate) => candidate.trim().split(" ")[0] ?? ""));
    } else {
      addresses.push(value.replaceAll("&amp;", "&"));
    }
  }
  return { addresses, ids };
}
