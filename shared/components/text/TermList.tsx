import type { ReactNode } from "react";
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
  readonly isLong?: boolean;
}

export function TermList({ items, isLong = false }: TermListProps) {
  return (
    <dl className={isLong ? `${styles.list} ${styles.columns}` : styles.list}>
      {items.map(({ id, term, lead, text }) => (
        <div key={id} id={isLong ? id : undefined} className={styles.row}>
          <dt>{term}</dt>
          <dd>
            {lead && <b>{`${lead} `}</b>}
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
