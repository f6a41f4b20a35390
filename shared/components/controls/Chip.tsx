import type { ComponentProps } from "react";
import styles from "./Chip.module.css";

/** A radio button inside its label. The parent's style sheet reacts to the checked one. */
export function Chip({ children, ...radio }: Omit<ComponentProps<"input">, "type" | "className">) {
  return (
    <label className={styles.chip}>
      <input className={styles.radio} type="radio" {...radio} />
      {children}
    </label>
  );
}
