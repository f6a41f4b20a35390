import type { OperatorSlug } from "../../content/operators.ts";
import { liveryOf } from "./livery.ts";
import styles from "./OperatorName.module.css";

/** The classes of a name with an operator's stripes. Without an operator, the swatch has no color. */
export function swatchOf(slug?: OperatorSlug): string {
  return slug === undefined ? styles.swatch : `${styles.swatch} ${liveryOf(slug)}`;
}
