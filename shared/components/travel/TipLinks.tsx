import type { Section } from "../../content/sections.ts";
import { type TipIconName, tipIconId } from "./TipIcon.tsx";
import styles from "./TipLinks.module.css";

interface TipLinksProps {
  /** In the order of the page, which also has their icons. */
  readonly sections: readonly (Section & { readonly id: TipIconName })[];
}

/** An index of the tips: a tile with the icon of each section. */
export function TipLinks({ sections }: TipLinksProps) {
  return (
    <nav aria-label="On this page">
      <ul className={styles.links}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <svg viewBox="0 0 80 80" aria-hidden="true">
                <use href={`#${tipIconId(id)}`} />
              </svg>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
