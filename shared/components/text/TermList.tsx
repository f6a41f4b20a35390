import type { ReactNode } from "react";
import styles from "./TermList.module.css";

interface TermListProps {
  readonly items: readonly { readonly id: string; readonly term: ReactNode; readonly text: ReactNode }[];
}

/** Terms in a column, each with its text beside it. */
export function TermList({ items }: TermListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ id, term, text }) => (
        <div key={id} className={styles.row}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
