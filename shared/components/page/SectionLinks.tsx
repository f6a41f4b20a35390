import type { PageSection } from "../../content/sections.ts";
import styles from "./SectionLinks.module.css";

export function SectionLinks({ sections }: { readonly sections: readonly PageSection[] }) {
  return (
    <nav aria-label="On this page">
      <ul className={`row ${styles.links}`}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
