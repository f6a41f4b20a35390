import type { ReactNode } from "react";
import lines from "../../styles/lines.module.css";
import styles from "./Band.module.css";

interface BandProps {
  readonly tone: "blush" | "mist";
  readonly children: ReactNode;
}

/** A colored ground from edge to edge, between stripes in the page color that thicken line by line. */
export function Band({ tone, children }: BandProps) {
  return (
    <div className={tone}>
      <div className={`screen-only ${lines.thickening} ${styles.edge}`} />
      <div className="block">{children}</div>
      <div className={`screen-only ${lines.thickening} ${styles.edge}`} />
    </div>
  );
}
