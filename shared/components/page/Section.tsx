import type { ReactNode } from "react";
import { classNames } from "../../styles/class-names.ts";
import { Band } from "./Band.tsx";
import styles from "./Section.module.css";

interface SectionProps {
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  /** "blush" for the one colored band that a page may have. */
  readonly tone?: "plain" | "blush";
  /** Set if the previous element already has the section gap. */
  readonly close?: boolean;
  /** Whether it starts a new sheet in print, where Firefox would leave its heading on the previous one. */
  readonly onNewSheet?: boolean;
  /** Spaced evenly, so components need no outer margin. */
  readonly children: ReactNode;
}

export function Section({
  id,
  heading,
  lead,
  tone = "plain",
  close = false,
  onNewSheet = false,
  children,
}: SectionProps) {
  const content = (
    <div className="wrap">
      <h2 className={styles.heading}>{heading}</h2>
      {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
      <div className={`stack ${styles.body}`}>{children}</div>
    </div>
  );
  return (
    <section
      id={id}
      className={classNames(
        tone === "plain" && styles.plain,
        close && styles.close,
        onNewSheet && styles.sheet,
      )}
    >
      {tone === "plain" ? content : <Band tone={tone}>{content}</Band>}
    </section>
  );
}
