import type { ReactNode } from "react";
import styles from "./Station.module.css";

interface StationProps {
  readonly id: string;
  /** Omit it if the content has its own. */
  readonly heading?: string;
  readonly children: ReactNode;
}

/** A section of a journey. Stations side by side stand on one road, which begins at the first and ends at the last. */
export function Station({ id, heading, children }: StationProps) {
  return (
    <section id={id} className={`wrap stack ${styles.station}`}>
      {heading && <h2>{heading}</h2>}
      {children}
    </section>
  );
}
