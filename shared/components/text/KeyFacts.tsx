import { classNames } from "../../styles/class-names.ts";
import styles from "./KeyFacts.module.css";

interface KeyFactsProps {
  readonly figures: readonly { readonly label: string; readonly value: string | number }[];
  readonly large?: boolean;
}

export function KeyFacts({ figures, large = false }: KeyFactsProps) {
  return (
    <dl className={classNames("row", styles.facts, large && styles.large)}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className="note">{label}</dt>
          <dd className={`amount ${styles.value}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
