import type { ReactNode } from "react";
import styles from "./KeyFacts.module.css";

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

interface KeyFactsProps {
  /** Short facts, side by side in large type. */
  readonly figures: readonly Fact[];
  /** Longer facts, each on a line of its own below. */
  readonly rows?: readonly Fact[];
}

/** Facts at a glance: a few large figures, then the rest in rows. */
export function KeyFacts({ figures, rows = [] }: KeyFactsProps) {
  return (
    <dl className={`num ${styles.facts}`}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {rows.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
