import type { ReactNode } from "react";
import styles from "./Details.module.css";

interface DetailsProps {
  /** The label, with the number of items inside: "View All Routes (3)". */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A row that opens and closes. */
export function Details({ summary, children }: DetailsProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
