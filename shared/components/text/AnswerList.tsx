import type { Answer } from "../../content/schema/answers.ts";
import styles from "./AnswerList.module.css";

interface AnswerListProps {
  readonly items: readonly Answer[];
}

/** What travelers ask about, each term at the head of its own paragraph; two columns where there is room. */
export function AnswerList({ items }: AnswerListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ id, term, text }) => (
        <div key={id} id={id} className={styles.row}>
          <dt>{`${term}. `}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
