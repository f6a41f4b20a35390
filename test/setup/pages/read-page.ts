import { type Document, Window } from "happy-dom";

/** Parses HTML without loading or running anything. */
export function readPage(html: string): Document {
  return new new Window().DOMParser().parseFromString(html, "text/html");
}
