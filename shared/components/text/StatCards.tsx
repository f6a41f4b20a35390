import type { ReactNode } from "react";
import styles from "./StatCards.module.css";

interface Stat {
  readonly label: string;
  readonly value: ReactNode;
}

interface StatCardsProps {
  /** Four of them: two by two, or in one row where there is room. */
  readonly items: readonly Stat[];
}

/** Figures in large type, each with its label. */
export function StatCards({ items }: StatCardsProps) {
  return (
    <dl className={styles.stats}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.stat}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
