import { asOf } from "../../content/figures.ts";
import { longDate } from "../../content/formulas/dates.ts";
import styles from "./AsOf.module.css";

/** Says the date as of which the figures of a page are given. */
export function AsOf() {
  return (
    <p className={styles.asOf}>
      Information as of <time dateTime={asOf}>{longDate(asOf)}</time>
    </p>
  );
}
