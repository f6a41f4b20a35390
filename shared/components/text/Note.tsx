import styles from "./Note.module.css";

interface NoteProps {
  readonly text: string;
}

/** A sentence or two of advice, behind a red bar. */
export function Note({ text }: NoteProps) {
  return <p className={styles.note}>{text}</p>;
}
