import type { ReactNode } from "react";
import styles from "./CardGrid.module.css";

interface CardGridProps {
  /** At most four columns; or on a wide screen two large cards, then rows of three. */
  readonly columns: 4 | "leading";
  /** An `<li>` for each card. */
  readonly children: ReactNode;
}

const classes = { 4: styles.four, leading: styles.leading };

export function CardGrid({ columns, children }: CardGridProps) {
  return <ul className={`tiles ${classes[columns]}`}>{children}</ul>;
}
