import type { ReactNode } from "react";
import styles from "./Details.module.css";
import { Icon } from "./Icon.tsx";

interface DetailsProps {
  /** Of a list, with the number of its items: "View All Routes (3)". */
  readonly summary: string;
  readonly children: ReactNode;
}

export function Details({ summary, children }: DetailsProps) {
  return (
    <details className={styles.details}>
      <summary className={`tap bold ${styles.summary}`}>
        {summary}
        <Icon className={styles.icon} name="plus" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
