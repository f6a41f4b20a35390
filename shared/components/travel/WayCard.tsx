import type { ReactNode } from "react";
import styles from "./WayCard.module.css";

interface WayCardProps {
  readonly id: string;
  readonly heading: ReactNode;
  readonly children: ReactNode;
}

/** A way to Baguio, or a place to leave from. */
export function WayCard({ id, heading, children }: WayCardProps) {
  return (
    <article id={id} className={styles.card}>
      <h3 className={styles.heading}>{heading}</h3>
      {children}
    </article>
  );
}
