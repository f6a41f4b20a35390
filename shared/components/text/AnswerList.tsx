import type { Answer } from "../../content/schema/texts.ts";
import styles from "./AnswerList.module.css";

interface AnswerListProps {
  readonly items: readonly Answer[];
}

/**
 * What travelers ask about: a paragraph for each term, which stands above it, or beside it where there is room. Its
 * first words are bold, to be skimmed.
 */
export function AnswerList({ items }: AnswerListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ id, term, lead, text }) => (
        <div key={id} id={id} className={styles.row}>
          <dt>{term}</dt>
          <dd>
            <b>{lead}</b>
            {` ${text}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}
