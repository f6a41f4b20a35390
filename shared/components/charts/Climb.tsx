import type { ReactNode } from "react";
import styles from "./Climb.module.css";
import { climbClass } from "./climb-steps.ts";

interface ClimbProps {
  /** One `Section` with an `ElevationProfile`. */
  readonly children: ReactNode;
}

/** A section that rests on a desk while the page scrolls up the road. Elsewhere, just the section. */
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
