import type { ReactNode } from "react";
import styles from "./ButtonGrid.module.css";

interface ButtonGridProps {
  /** One or two wide `ButtonLink`s, the main one first. */
  readonly children: ReactNode;
}

/** Buttons of the same width, side by side where there is room. */
export function ButtonGrid({ children }: ButtonGridProps) {
  return <div className={styles.buttons}>{children}</div>;
}
