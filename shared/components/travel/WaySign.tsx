import type { ReactNode } from "react";
import styles from "./WaySign.module.css";

interface WaySignProps {
  readonly id: string;
  readonly heading: ReactNode;
  readonly children: ReactNode;
}

/** A sign with the name of a place to leave from, and what to know of it. */
export function WaySign({ id, heading, children }: WaySignProps) {
  return (
    <article id={id} className={styles.sign}>
      <h3 className={styles.heading}>{heading}</h3>
      <div className={styles.body}>{children}</div>
    </article>
  );
}
