import type { Section } from "../../content/sections.ts";
import styles from "./SectionLinks.module.css";

interface SectionLinksProps {
  /** With what one wants to know before the section is reached, where that is short. */
  readonly sections: readonly (Section & { readonly note?: string })[];
}

/** Links to the sections of a long page, for its opening. */
export function SectionLinks({ sections }: SectionLinksProps) {
  return (
    <nav aria-label="On this page">
      <ul className={sections.some(({ note }) => note) ? styles.rows : styles.links}>
        {sections.map(({ id, heading, note }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <b>{heading}</b>
              {note && <small>{note}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
