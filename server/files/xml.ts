import { plainText } from "../../shared/values/format.ts";

/** Escapes a text for XML, for use between tags or in a quoted attribute. */
export function xmlText(text: string): string {
  return plainText(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}
