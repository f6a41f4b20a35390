import styles from "./BarList.module.css";

interface BarListProps {
  /**
   * The mark before each item: a red bar for advice, a teal one for facts, a plus or a minus made of bars.
   */
  readonly mark: "advice" | "fact" | "plus" | "minus";
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
