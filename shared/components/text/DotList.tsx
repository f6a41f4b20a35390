import styles from "./DotList.module.css";

/** A list on one line that wraps like a sentence, with dots between its items. */
export function DotList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
