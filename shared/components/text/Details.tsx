import type { ReactNode } from "react";
import styles from "./Details.module.css";
import { Icon } from "./Icon.tsx";

/** The summary of a list has the number of its items: "View All Routes (3)". */
export function Details({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary className={`tap ${styles.summary}`}>
        {summary}
        <Icon className={styles.icon} name="plus" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
