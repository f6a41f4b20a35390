import { asOf } from "../../content/figures.ts";
import { longDate } from "../../content/formulas/dates.ts";
import styles from "./AsOf.module.css";

interface AsOfProps {
  /** Sentences that the paragraph begins with. */
  readonly after?: string;
}

/** Says the date as of which the figures of a page are given. */
export function AsOf({ after }: AsOfProps) {
  return (
    <p className={styles.asOf}>
      {`${after ? `${after} ` : ""}Information as of `}
      <time dateTime={asOf}>{longDate(asOf)}</time>
      {after && "."}
    </p>
  );
}
