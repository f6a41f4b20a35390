import { longDate } from "../../content/dates.ts";
import { asOf } from "../../content/figures.ts";
import styles from "./AsOf.module.css";

/** The day on which the figures of a page were gathered. */
export function AsOf() {
  return (
    <p className={styles.asOf}>
      Information as of <time dateTime={asOf}>{longDate(asOf)}</time>
    </p>
  );
}
