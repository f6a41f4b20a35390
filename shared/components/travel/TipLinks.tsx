import type { Section } from "../../content/sections.ts";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./TipLinks.module.css";

/** An index of the tips, with the drawing of each section. */
export function TipLinks({ sections }: { readonly sections: readonly Section[] }) {
  return (
    <nav aria-label="On this page">
      <ul className={`tiles ${styles.links}`}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Picture name={`tips/${id}`} alt="" width={80} height={80} />
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
