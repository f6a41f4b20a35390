import type { ReactNode } from "react";
import { Weft } from "../pictures/Weft.tsx";
import styles from "./Band.module.css";

interface BandProps {
  readonly tone: "blush" | "mist";
  readonly children: ReactNode;
}

/** A colored ground from edge to edge. */
export function Band({ tone, children }: BandProps) {
  return (
    <div className={styles[tone]}>
      <Weft flip />
      <div className={styles.body}>{children}</div>
      <Weft />
    </div>
  );
}
