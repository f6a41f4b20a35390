import { starredText } from "../../content/derived/operators.ts";
import { type OperatorSlug, operatorBySlug } from "../../content/operators.ts";
import { operatorPath } from "../../paths.ts";
import styles from "./OperatorBadges.module.css";
import { OperatorName } from "./OperatorName.tsx";

/** An operator whose trips are not confirmed has a star, which the page explains. */
export function OperatorBadges({ slugs }: { readonly slugs: readonly OperatorSlug[] }) {
  return (
    <ul className={`row ${styles.operators}`}>
      {slugs.map((slug) => (
        <li key={slug} className={styles.operator}>
          <OperatorName
            slug={slug}
            name={starredText(operatorBySlug[slug].shortName, operatorBySlug[slug])}
            href={operatorPath(slug)}
          />
        </li>
      ))}
    </ul>
  );
}
