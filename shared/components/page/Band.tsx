import type { ReactNode } from "react";
import styles from "./Band.module.css";

/** Lines between the colors --above and --below of the element. */
export const linesClass = styles.lines;

interface BandProps {
  readonly tone: "blush" | "mist";
  readonly children: ReactNode;
}

/** A colored ground from edge to edge, between stripes in the page color that thicken line by line. */
export function Band({ tone, children }: BandProps) {
  return (
    <div className={tone}>
      <div className={`screen-only ${linesClass} ${styles.edge}`} />
      <div className={styles.body}>{children}</div>
      <div className={`screen-only ${linesClass} ${styles.edge}`} />
    </div>
  );
}
