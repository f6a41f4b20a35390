import { starredText } from "../../content/derived/operator-texts.ts";
import { type OperatorSlug, operatorBySlug } from "../../content/operators.ts";
import { operatorPath } from "../../paths.ts";
import styles from "./OperatorBadges.module.css";
import { OperatorName } from "./OperatorName.tsx";

interface OperatorBadgesProps {
  readonly slugs: readonly OperatorSlug[];
  /** Those whose trips are not confirmed. Each has a star, which the page explains. */
  readonly unconfirmed: readonly OperatorSlug[];
}

export function OperatorBadges({ slugs, unconfirmed }: OperatorBadgesProps) {
  return (
    <ul className={`row ${styles.operators}`}>
      {slugs.map((slug) => (
        <li key={slug} className={styles.operator}>
          <OperatorName
            slug={slug}
            name={starredText(operatorBySlug[slug].shortName, unconfirmed.includes(slug))}
            href={operatorPath(slug)}
          />
        </li>
      ))}
    </ul>
  );
}
