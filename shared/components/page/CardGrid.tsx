import type { ReactNode } from "react";
import styles from "./CardGrid.module.css";

interface CardGridProps {
  /** At most four columns; or on a wide screen two large cards, then rows of three. */
  readonly columns: "four" | "leading";
  /** An `<li>` for each card. */
  readonly children: ReactNode;
}

export function CardGrid({ columns, children }: CardGridProps) {
  return <ul className={`tiles ${styles[columns]}`}>{children}</ul>;
}
