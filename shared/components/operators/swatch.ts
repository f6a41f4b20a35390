import type { OperatorSlug } from "../../content/operators.ts";
import stripes from "./stripes.module.css";

/** The classes of a name behind the stripes of its operator; of no operator, behind a swatch without color. */
export function swatchOf(slug?: OperatorSlug): string {
  return slug === undefined ? stripes.swatch : `${stripes.swatch} ${stripes[slug]}`;
}
