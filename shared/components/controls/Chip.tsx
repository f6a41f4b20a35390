import type { ComponentProps } from "react";
import styles from "./Chip.module.css";

/** One of several radio buttons, its label around it. The style sheet of its place acts on which is chosen. */
export function Chip({ children, ...radio }: Omit<ComponentProps<"input">, "type" | "className">) {
  return (
    <label className={styles.chip}>
      <input className={styles.radio} type="radio" {...radio} />
      {children}
    </label>
  );
}
