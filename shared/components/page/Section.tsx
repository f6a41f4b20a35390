import type { ReactNode } from "react";
import { Weft } from "../pictures/Weft.tsx";
import styles from "./Section.module.css";

interface SectionProps {
  /** The anchor on the page. */
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  /** "blush" for the one tinted band that a page may have. */
  readonly tone?: "plain" | "blush";
  /** Whether heading and lead stand to the left of the rest where there is room. */
  readonly beside?: boolean;
  /** Whether it begins a sheet of paper: Firefox would leave its heading on the sheet before. */
  readonly onNewSheet?: boolean;
  /** Spaced evenly below the heading, so components need no outer margin. */
  readonly children: ReactNode;
}

/** A part of a page under its own h2. */
export function Section({
  id,
  heading,
  lead,
  tone = "plain",
  beside = false,
  onNewSheet = false,
  children,
}: SectionProps) {
  const content = (
    <div className={beside ? `wrap ${styles.beside}` : "wrap"}>
      <h2 className={styles.heading}>{heading}</h2>
      {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
      <div className={styles.body}>{children}</div>
    </div>
  );
  return (
    <section id={id} className={onNewSheet ? `${styles[tone]} ${styles.sheet}` : styles[tone]}>
      {tone === "plain" ? (
        content
      ) : (
        <>
          <Weft flip />
          <div className={styles.band}>{content}</div>
          <Weft />
        </>
      )}
    </section>
  );
}
