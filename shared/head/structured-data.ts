import type { BreadcrumbList, Graph, ItemList, Thing } from "schema-dts";
import { pages } from "../content/pages.ts";
import { paths } from "../paths.ts";

/** A thing described in the vocabulary of schema.org. */
export type StructuredData = Exclude<Thing, string>;

/**
 * Serializes what a page describes as JSON for a script element. Escapes "<", so that no text can end the
 * script or open a comment.
 */
export function structuredDataJson(things: readonly StructuredData[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

const home = { label: pages.home.label, path: paths.home };

/** The breadcrumbs of a page: the home page, then the steps given. The last one is the page itself. */
export function breadcrumbList(
  siteUrl: string,
  steps: readonly { readonly label: string; readonly path: string }[],
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [home, ...steps].map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: `${siteUrl}${path}`,
    })),
  };
}

/** A list of things in the order of the page, each with its address. */
export function itemList(
  name: string,
  items: readonly { readonly name: string; readonly url: string }[],
): ItemList {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item })),
  };
}
