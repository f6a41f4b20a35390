import styles from "./FactList.module.css";

interface FactListProps {
  readonly items: readonly string[];
}

/** Facts behind teal bars, in two columns where there is room. */
export function FactList({ items }: FactListProps) {
  return (
    <ul className={styles.facts}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
