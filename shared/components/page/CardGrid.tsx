import type { ReactNode } from "react";
import styles from "./CardGrid.module.css";

interface CardGridProps {
  /**
   * The most columns, on a wide screen: four, or two large cards and then rows of three, whose parts align. On a
   * phone, four become two and the others one.
   */
  readonly columns: 4 | "leading";
  /** One `<li>` for each card. */
  readonly children: ReactNode;
}

const classes = { 4: styles.four, leading: styles.leading };

/** A list of cards. */
export function CardGrid({ columns, children }: CardGridProps) {
  return <ul className={`tiles ${classes[columns]}`}>{children}</ul>;
}
