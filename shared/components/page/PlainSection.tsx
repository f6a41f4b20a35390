import type { ReactNode } from "react";
import type { Section } from "../../content/sections.ts";
import styles from "./PlainSection.module.css";

interface PlainSectionProps extends Section {
  readonly children: ReactNode;
}

/** A section with a small heading, which leaves the space around it to its page. */
export function PlainSection({ id, heading, children }: PlainSectionProps) {
  return (
    <section id={id}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
}
