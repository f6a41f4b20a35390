/** A thing described in the vocabulary of schema.org. */
export interface StructuredData {
  "@context": "https://schema.org";
  "@type": string;
  [property: string]: unknown;
}

/** JSON for a script element: "<" is escaped, so that no text in it can end the script or open a comment. */
export function structuredDataJson(thing: StructuredData): string {
  return JSON.stringify(thing)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
