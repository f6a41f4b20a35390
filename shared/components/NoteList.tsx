import styles from "./NoteList.module.css";

interface NoteListProps {
  readonly items: readonly string[];
}

/** Advice, one sentence or two to a row, each behind a red bar. */
export function NoteList({ items }: NoteListProps) {
  return (
    <ul className={styles.notes}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
