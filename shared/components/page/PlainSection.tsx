import type { ReactNode } from "react";
import type { Section } from "../../content/sections.ts";
import { classNames } from "../../styles/class-names.ts";
import styles from "./PlainSection.module.css";

interface PlainSectionProps extends Section {
  /** Whether the heading stands to the left of its text where there is room. */
  readonly beside?: boolean;
  /** One element, if `beside` is set. */
  readonly children: ReactNode;
}

/** A section with a small heading, which leaves the space around it to its page. */
export function PlainSection({ id, heading, beside = false, children }: PlainSectionProps) {
  return (
    <section id={id} className={classNames(beside && styles.beside)}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
}
