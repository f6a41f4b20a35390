import type { ReactNode } from "react";
import { climbClass } from "../../styles/climb.ts";
import styles from "./Climb.module.css";

interface ClimbProps {
  /** One `Section` with an `ElevationProfile`. */
  readonly children: ReactNode;
}

/** On a desktop, the section stays while scrolling drives a bus up the road. Elsewhere, it is an ordinary section. */
export function Climb({ children }: ClimbProps) {
  return (
    <div className={styles.climb}>
      <div className={`${climbClass} ${styles.stage}`}>
        {children}
        <p className={styles.height} aria-hidden="true" />
      </div>
    </div>
  );
}
