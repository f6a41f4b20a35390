import type { Tip } from "../../content/schema/values.ts";
import styles from "./BarList.module.css";

interface BarListProps {
  /** The bar before each item: red for advice, teal for facts. */
  readonly bar: "advice" | "fact";
  /** Texts, or tips with a lead in bold. */
  readonly items: readonly (string | Tip)[];
}

export function BarList({ bar, items }: BarListProps) {
  return (
    <ul className={`prose ${styles[bar]}`}>
      {items.map((item) =>
        typeof item === "string" ? (
          <li key={item} className={styles.barred}>
            {item}
          </li>
        ) : (
          <li key={item.lead} className={styles.barred}>
            <b>{item.lead}</b> {item.text}
          </li>
        ),
      )}
    </ul>
  );
}

/** A list on one line that wraps like a sentence, with dots between its items. */
export function DotList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.line}>
      {items.map((item) => (
        <li key={item} className={styles.dotted}>
          {item}
        </li>
      ))}
    </ul>
  );
}
