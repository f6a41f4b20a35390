import { starredText } from "../../content/derived/operators.ts";
import { type Operator, operatorBySlug } from "../../content/operators.ts";
import type { OperatorSlug } from "../../content/schema/operators.ts";
import { operatorPath } from "../../paths.ts";
import { stripesOf } from "../../styles/class-names.ts";
import styles from "./OperatorName.module.css";

/** An operator's stripes and short name. */
export function OperatorName({ operator: { slug, shortName } }: { readonly operator: Operator }) {
  return (
    <span className={`${styles.operator} ${stripedClasses(slug)}`} translate="no">
      {shortName}
    </span>
  );
}

/** The name as a link. If the trips are not confirmed, it has a star, which the page explains. */
export function OperatorLink({ operator }: { readonly operator: Operator }) {
  const { slug, shortName } = operator;
  return (
    <a
      className={`${styles.operator} ${stripedClasses(slug)} ${styles.link}`}
      href={operatorPath(slug)}
      translate="no"
    >
      {starredText(shortName, operator)}
    </a>
  );
}

export function OperatorLinks({ slugs }: { readonly slugs: readonly OperatorSlug[] }) {
  return (
    <ul className="row small">
      {slugs.map((slug) => (
        <li key={slug} className={styles.item}>
          <OperatorLink operator={operatorBySlug[slug]} />
        </li>
      ))}
    </ul>
  );
}

/** The classes of a name after an operator's stripes. */
export function stripedClasses(slug: OperatorSlug): string {
  return `${styles.striped} ${stripesOf(slug)}`;
}
