import type { ReactNode } from "react";
import { Band } from "./Band.tsx";
import styles from "./Section.module.css";

interface SectionProps {
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  /** "blush" for the one colored band that a page may have. */
  readonly tone?: "plain" | "blush";
  /** Spaced evenly, so components need no outer margin. */
  readonly children: ReactNode;
}

export function Section({ id, heading, lead, tone = "plain", children }: SectionProps) {
  const content = (
    <div className="wrap">
      <h2 className={styles.heading}>{heading}</h2>
      {lead && <p className={`lead ${styles.intro}`}>{lead}</p>}
      <div className={`stack ${styles.body}`}>{children}</div>
    </div>
  );
  return tone === "plain" ? (
    <section id={id} className={styles.plain}>
      {content}
    </section>
  ) : (
    <section id={id}>
      <Band tone={tone}>{content}</Band>
    </section>
  );
}
