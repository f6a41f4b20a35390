import type { ReactNode } from "react";
import { Band } from "./Band.tsx";
import styles from "./Section.module.css";

interface SectionProps {
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  /** The one colored band that a page may have. */
  readonly tone?: "blush";
  /** Spaced evenly, so components need no outer margin. */
  readonly children: ReactNode;
}

export function Section({ id, heading, lead, tone, children }: SectionProps) {
  const content = (
    <div className="wrap stack">
      <h2>{heading}</h2>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  );
  return (
    <section id={id} className={tone ? styles.banded : styles.plain}>
      {tone ? <Band tone={tone}>{content}</Band> : content}
    </section>
  );
}
