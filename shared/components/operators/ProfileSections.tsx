import type { Operator } from "../../content/operators.ts";
import styles from "./ProfileSections.module.css";

interface ProfileSectionsProps {
  readonly operator: Operator;
}

/** The classes, routes and locations of the operators that have them. A class shows its fare. */
export function ProfileSections({ operator: { fares, sections = [] } }: ProfileSectionsProps) {
  return sections.map(({ heading, items }) => (
    <section key={heading} id={heading.toLowerCase()}>
      <h2>{heading}</h2>
      <ul className={styles.items}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.item}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
            <p className={styles.price}>{fares.find(({ busType }) => busType === title)?.price}</p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
