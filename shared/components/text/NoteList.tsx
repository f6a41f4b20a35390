import note from "./Note.module.css";
import styles from "./NoteList.module.css";

interface NoteListProps {
  readonly items: readonly string[];
}

/** Notes on a whole subject, one in each row. */
export function NoteList({ items }: NoteListProps) {
  return (
    <ul className={styles.notes}>
      {items.map((item) => (
        <li key={item} className={note.note}>
          {item}
        </li>
      ))}
    </ul>
  );
}
