import type { BreadcrumbList, Graph, ItemList, Thing } from "schema-dts";
import { pages } from "../content/pages.ts";
import { paths } from "../paths.ts";

type StructuredData = Exclude<Thing, string>;

/** Describes a page of the guide at a site's address. */
export type StructuredDataBuilder = (siteUrl: string) => readonly StructuredData[];

/**
 * Serializes structured data as JSON for a script element. Escapes "<", so that no text can end the script or open
 * a comment.
 */
export function structuredDataJson(things: readonly StructuredData[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

const home = { label: pages.home.label, path: paths.home };

/** Returns the breadcrumbs of a page: the home page, then the given steps. The last one is the page itself. */
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
