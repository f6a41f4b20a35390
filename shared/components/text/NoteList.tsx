import note from "./Note.module.css";
import styles from "./NoteList.module.css";

interface NoteListProps {
  readonly items: readonly string[];
}

/** What holds for all of a subject, one note to a row. */
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
