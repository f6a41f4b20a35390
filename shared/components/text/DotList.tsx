import styles from "./DotList.module.css";

interface DotListProps {
  readonly items: readonly string[];
}

/** A list on one line that wraps like a sentence, with dots between its items. */
export function DotList({ items }: DotListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
