/** A thing described in the vocabulary of schema.org. */
export interface StructuredData {
  "@context": "https://schema.org";
  "@type": string;
  readonly [property: string]: unknown;
}

/** JSON for a script element: "<" is escaped, so that no text in it can end the script or open a comment. */
export function structuredDataJson(thing: StructuredData): string {
  return JSON.stringify(thing)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

/** Describes a thing. */
export function describeThing(type: string, properties: Readonly<Record<string, unknown>>): StructuredData {
  return { "@context": "https://schema.org", "@type": type, ...properties };
}

/** The way to a page from the home page. The last step is the page itself. */
export function breadcrumbList(
  siteUrl: string,
  steps: readonly { readonly label: string; readonly path: string }[],
): StructuredData {
  return describeThing("BreadcrumbList", {
    itemListElement: steps.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: `${siteUrl}${path}`,
    })),
  });
}

/** Things in the order that a page shows them, each with its anchor. */
export function itemList(
  name: string,
  items: readonly { readonly name: string; readonly url: string }[],
): StructuredData {
  return describeThing("ItemList", {
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item })),
  });
}
