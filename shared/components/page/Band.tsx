import type { ReactNode } from "react";
import { Weft } from "../pictures/Weft.tsx";
import styles from "./Band.module.css";

interface BandProps {
  readonly tone: "blush" | "mist";
  readonly children: ReactNode;
}

/** A colored ground from edge to edge, with stripes that lead into it and out of it. */
export function Band({ tone, children }: BandProps) {
  return (
    <div className={styles[tone]}>
      <Weft flip />
      <div className={styles.body}>{children}</div>
      <Weft />
    </div>
  );
}
