import type { Tip } from "../../content/schema/values.ts";
import styles from "./TipList.module.css";

/** Tips that begin in bold, in two columns where there is room. */
export function TipList({ items }: { readonly items: readonly Tip[] }) {
  return (
    <ul className={styles.tips}>
      {items.map(({ lead, text }) => (
        <li key={lead}>
          <b>{lead}</b> {text}
        </li>
      ))}
    </ul>
  );
}
