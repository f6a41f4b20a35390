import type { ReactNode } from "react";
import styles from "./CardGrid.module.css";

interface CardGridProps {
  /**
   * On a wide screen: at most four columns, or two large cards and then rows of three with aligned parts. On
   * a phone: two columns, or one.
   */
  readonly columns: 4 | "leading";
  /** An `<li>` for each card. */
  readonly children: ReactNode;
}

const classes = { 4: styles.four, leading: styles.leading };

export function CardGrid({ columns, children }: CardGridProps) {
  return <ul className={`tiles ${classes[columns]}`}>{children}</ul>;
}
