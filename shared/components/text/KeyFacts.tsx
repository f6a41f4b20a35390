import type { ReactNode } from "react";
import styles from "./KeyFacts.module.css";

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

interface KeyFactsProps {
  /** Short: they stand side by side in large type. */
  readonly figures: readonly Fact[];
  /** Longer ones, one to a line below. */
  readonly rows?: readonly Fact[];
}

/** What there is to know at a glance: a few large figures, then the rest in lines. */
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
