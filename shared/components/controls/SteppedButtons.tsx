import type { ReactNode } from "react";
import styles from "./SteppedButtons.module.css";

interface SteppedButtonsProps {
  /** Two `ButtonLink`s, the main one first. */
  readonly children: ReactNode;
}

/** Two buttons, one above the other, the second shifted to the right. */
export function SteppedButtons({ children }: SteppedButtonsProps) {
  return <div className={styles.buttons}>{children}</div>;
}
