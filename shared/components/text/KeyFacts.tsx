import type { ReactNode } from "react";
import styles from "./KeyFacts.module.css";

interface KeyFactsProps {
  readonly figures: readonly { readonly label: string; readonly value: ReactNode }[];
  readonly isLarge?: boolean;
}

export function KeyFacts({ figures, isLarge = false }: KeyFactsProps) {
  return (
    <dl className={`num ${styles.facts} ${isLarge ? styles.large : ""}`.trimEnd()}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
