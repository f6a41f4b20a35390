import { z } from "zod";
import { type Fields, list } from "./forms.ts";
import { id, location, text } from "./texts.ts";

/** A place to see, one card on the destinations page. */
export const destination = z.strictObject({
  /** Stable anchor on the page, and the name of its picture: "burnham-park". */
  id,
  name: text,
  /** "City park", "Viewpoint". */
  type: text,
  description: text,
  /** One line for the poster on the home page. */
  teaser: text,
  highlights: list(text),
  /** Something to know before going: a closure, opening days. */
  notice: text.exactOptional(),
  /** What the drawing shows. */
  pictureAlt: text,
  location,
});

export type Destination = Fields<typeof destination>;
