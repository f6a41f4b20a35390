import type { ReactNode } from "react";
import type { PageSection } from "../../content/sections.ts";

interface TopicProps extends PageSection {
  /** Whether the heading is to the left of its text where there is room. */
  readonly beside?: boolean;
  /** One element, if `beside` is set. */
  readonly children: ReactNode;
}

/** A section among others in one part of a page, with a smaller heading than that of `Section`. */
export function Topic({ id, heading, beside = false, children }: TopicProps) {
  return (
    <section id={id} className={beside ? "halves" : "stack close"}>
      <h2 className="small-heading">{heading}</h2>
      {children}
    </section>
  );
}
