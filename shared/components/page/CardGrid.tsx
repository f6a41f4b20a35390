import type { ReactNode } from "react";
import styles from "./CardGrid.module.css";

interface CardGridProps {
  /** The most columns, on a wide screen. On a phone, four become two and two become one. */
  readonly columns: 2 | 4;
  /** One `<li>` for each card. */
  readonly children: ReactNode;
}

/** A list of cards. */
export function CardGrid({ columns, children }: CardGridProps) {
  return <ul className={columns === 2 ? styles.two : styles.four}>{children}</ul>;
}
