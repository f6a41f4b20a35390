/** Elements whose text must not change. */
const verbatim = /<(script|style|title)\b.*?<\/\1>/s;
const text = /(?<=>)[^<]+/;
const parts = new RegExp(`${verbatim.source}|${text.source}`, "gs");

/**
 * Applies a function to each text between tags, except in scripts, styles and the title.
 * @param html React's output, which escapes `<` and `>` in attributes.
 */
export function mapText(html: string, change: (text: string) => string): string {
  return html.replace(parts, (part) => (part.startsWith("<") ? part : change(part)));
}
