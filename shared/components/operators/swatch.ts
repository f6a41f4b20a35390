import type { OperatorSlug } from "../../content/operators.ts";
import { liveryOf } from "./livery.ts";
import styles from "./OperatorName.module.css";

/**
 * The classes that put an operator's stripes in front of a name; without an operator, a swatch without color.
 */
export function swatchOf(slug?: OperatorSlug): string {
  return slug === undefined ? styles.swatch : `${styles.swatch} ${liveryOf(slug)}`;
}
