import styles from "./BarList.module.css";

interface BarListProps {
  /** The bar before each item: red for advice, teal for facts. */
  readonly mark: "advice" | "fact";
  readonly items: readonly string[];
}

/** A list with short bars in place of bullets. */
export function BarList({ mark, items }: BarListProps) {
  return (
    <ul className={`prose ${styles.list} ${styles[mark]}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
