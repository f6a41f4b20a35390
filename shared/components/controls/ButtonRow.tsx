import type { ReactNode } from "react";
import styles from "./ButtonRow.module.css";

interface ButtonRowProps {
  /** Two `ButtonLink`s, the main one first. */
  readonly children: ReactNode;
}

/** Two buttons side by side, or one above the other where there is no room. */
export function ButtonRow({ children }: ButtonRowProps) {
  return <div className={styles.buttons}>{children}</div>;
}
