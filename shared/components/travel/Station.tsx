import type { ReactNode } from "react";
import type { Section } from "../../content/sections.ts";
import styles from "./Station.module.css";

interface StationProps extends Section {
  readonly children: ReactNode;
}

/** A section of a journey. Stations in a row stand on one road, which begins at the first and ends at the last. */
export function Station({ id, heading, children }: StationProps) {
  return (
    <section id={id} className={`wrap stack ${styles.station}`}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
