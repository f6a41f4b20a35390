import type { ReactNode } from "react";
import type { PageSection } from "../../content/pages.ts";

interface TopicProps extends PageSection {
  readonly children: ReactNode;
}

/** A section among others in one part of a page, with a smaller heading than that of `Section`. */
export function Topic({ id, heading, children }: TopicProps) {
  return (
    <section id={id} className="stack close">
      <h2 className="small-heading">{heading}</h2>
      {children}
    </section>
  );
}
