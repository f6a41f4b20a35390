import type { ReactNode } from "react";
import type { Section } from "../../content/sections.ts";
import { classNames } from "../../styles/class-names.ts";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./Topic.module.css";

interface TopicProps extends Section {
  /** The drawing before the heading: "tips/weather". */
  readonly picture?: string;
  /** Whether the heading stands to the left of its text where there is room. */
  readonly beside?: boolean;
  /** One element, if `beside` is set. */
  readonly children: ReactNode;
}

/** A section among others in one part of a page, with a smaller heading than that of `Section`. */
export function Topic({ id, heading, picture, beside = false, children }: TopicProps) {
  const title = <h2 className="minor">{heading}</h2>;
  return (
    <section id={id} className={classNames("stack", styles.topic, beside && styles.beside)}>
      {picture ? (
        <div className={`ruled-off ${styles.pictured}`}>
          <Picture name={picture} alt="" width={80} height={80} />
          {title}
        </div>
      ) : (
        title
      )}
      {children}
    </section>
  );
}
