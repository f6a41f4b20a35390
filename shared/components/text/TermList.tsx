import type { ReactNode } from "react";
import { classNames } from "../../styles/class-names.ts";
import styles from "./TermList.module.css";

interface TermListProps {
  readonly items: readonly {
    readonly id: string;
    readonly term: ReactNode;
    /** In bold, before the text. */
    readonly lead?: string;
    readonly text: ReactNode;
  }[];
  /** Whether each row is an anchor, in two columns where there is room. */
  readonly anchored?: boolean;
}

export function TermList({ items, anchored = false }: TermListProps) {
  return (
    <dl className={classNames("ruled", anchored && styles.anchored)}>
      {items.map(({ id, term, lead, text }) => (
        <div key={id} id={anchored ? id : undefined} className="row">
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text}>
            {lead && <b>{`${lead} `}</b>}
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface KeyFactsProps {
  readonly figures: readonly { readonly label: string; readonly value: string | number }[];
  readonly large?: boolean;
}

export function KeyFacts({ figures, large = false }: KeyFactsProps) {
  return (
    <dl className={classNames("row", styles.facts, large && styles.large)}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className="note">{label}</dt>
          <dd className={`amount ${styles.value}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
