import type { ReactNode } from "react";
import type { PageSection } from "../../content/schema/pages.ts";
import styles from "./Section.module.css";

interface SectionProps extends PageSection {
  readonly lead?: string;
  /** Whether it is in the one colored band that a page may have. */
  readonly banded?: boolean;
  /** Spaced evenly, so components need no outer margin. */
  readonly children: ReactNode;
}

export function Section({ id, heading, lead, banded = false, children }: SectionProps) {
  const content = (
    <div className={banded ? "wrap part stack" : "wrap stack"}>
      <h2>{heading}</h2>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  );
  return (
    <section id={id} className={banded ? styles.banded : styles.plain}>
      {banded ? <Band tone="blush">{content}</Band> : content}
    </section>
  );
}

/** A colored ground from edge to edge, between stripes in the page color that thicken line by line. */
export function Band({ tone, children }: { readonly tone: "blush" | "mist"; readonly children: ReactNode }) {
  return (
    <div className={styles[tone]}>
      <ThickeningLines className={`screen-only ${styles.edge}`} />
      {children}
      <ThickeningLines className={`screen-only ${styles.edge}`} />
    </div>
  );
}

/** Lines in the color `--above` that thicken, until they are all `--below`. The class sets both colors, and the size. */
export function ThickeningLines({ className }: { readonly className: string | undefined }) {
  return <div className={`${styles.lines} ${className}`} />;
}

/** A section among others in one part of a page, with a smaller heading than that of `Section`. */
export function Topic({ id, heading, children }: PageSection & { readonly children: ReactNode }) {
  return (
    <section id={id} className="stack close">
      <h2 className="small-heading">{heading}</h2>
      {children}
    </section>
  );
}

export function SectionLinks({ sections }: { readonly sections: readonly PageSection[] }) {
  return (
    <nav aria-label="On this page">
      <ul className="row">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a className="tap" href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
