import { type Document, Window } from "happy-dom";

/** The document that a browser makes of a page's HTML. Nothing in it is fetched or run. */
export function readPage(html: string): Document {
  return new new Window().DOMParser().parseFromString(html, "text/html");
}
